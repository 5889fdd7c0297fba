import { parseDefinition, Registry, validate, type Json, type ValidatedDefinition } from '@assent/kernel'
import { chain, isRight } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

const validated = (known: Json): readonly ValidatedDefinition[] => {
  const parsed = parseDefinition(known)
  const valid = isRight(parsed) ? validate(parsed.right) : parsed
  return isRight(valid) ? [valid.right] : []
}

/** Is it a document without a defect? */
export const registers = (known: Json): boolean => validated(known).length === 1

/** Is it a list of documents, so many at least, that one registry takes, every `ref` in it with a type (K-167)? */
export const registerTogether =
  (atLeast: number) =>
  (known: Json): boolean => {
    if (!Array.isArray(known) || known.length < atLeast) return false
    const all = known.flatMap(validated)
    if (all.length < known.length) return false
    return isRight(
      pipe(
        Registry.empty.registerAll(all),
        chain((registry) => registry.validateAll()),
      ),
    )
  }
