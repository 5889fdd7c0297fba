import { canonical, parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** The validated definition of a document that is known to be valid. */
export const definitionOf = (known: unknown): ValidatedDefinition => {
  const validated = pipe(
    parseDefinition(known),
    chainW((document) => validate(document)),
  )
  if (isLeft(validated)) throw new Error(`refused: ${canonical(validated.left)}`)
  return validated.right
}
