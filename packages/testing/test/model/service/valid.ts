import { parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'

/** The definition of a document, where it has no defects. */
export const validIfAny = (document: unknown): ValidatedDefinition | undefined => {
  const parsed = parseDefinition(document)
  if (isLeft(parsed)) throw new Error(`${parsed.left.path}: ${parsed.left.message}`)
  const validated = validate(parsed.right)
  return isRight(validated) ? validated.right : undefined
}
