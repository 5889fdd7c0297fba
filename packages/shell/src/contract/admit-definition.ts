import { canonical, parseDefinition, type DefinitionDocument, type Json } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'

// Definitions come again with each commit and are by far its largest part: one that can never change is judged once.
const admitted = new WeakSet<object>()

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))

/** The definition that a record saves: null, or a document in normal form (K-196), deep-frozen. Left: what is wrong with it. */
export const admitDefinition = (given: DefinitionDocument | null): Either<string, DefinitionDocument | null> => {
  if (given === null || admitted.has(given)) return right(given)
  const parsed = parseDefinition(given)
  if (isLeft(parsed)) return left(`its definition cannot be read: ${parsed.left.message}`)
  if (canonical(parsed.right as unknown as Json) !== canonical(given as unknown as Json)) {
    return left('its definition is not in normal form')
  }
  const kept = isDeepFrozen(given) ? given : parsed.right
  admitted.add(kept)
  return right(kept)
}
