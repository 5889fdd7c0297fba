import { canonical, parseDefinition, type DefinitionDocument } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'

// Definitions come again with each commit and are by far its largest part: one that can never change is judged once.
const admitted = new WeakSet<object>()

const isAdmitted = (given: unknown): given is DefinitionDocument => admitted.has(given as object)

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))

/** The definition of a record: null, or a document in normal form (K-196) that never changes. Left: its fault. */
export const admitDefinition = (given: unknown): Either<string, DefinitionDocument | null> => {
  if (given === null || isAdmitted(given)) return right(given)
  const parsed = parseDefinition(given)
  if (isLeft(parsed)) return left(`its definition cannot be read: ${parsed.left.message}`)
  const normal = parsed.right
  // What was parsed was read as JSON before.
  if (canonical(normal) !== canonical(given as DefinitionDocument)) return left('its definition is not in normal form')
  const kept = isDeepFrozen(given) ? (given as DefinitionDocument) : normal
  admitted.add(kept)
  return right(kept)
}
