import { parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'

/** A definition of the benchmark's own, made ready; a fault in it is ours. */
export const definitionOf = (json: unknown): ValidatedDefinition => {
  const document = parseDefinition(json)
  if (isLeft(document)) throw new Error(`${document.left.path}: ${document.left.message}`)
  const definition = validate(document.right)
  if (isLeft(definition)) throw new Error(`the definition has defects: ${JSON.stringify(definition.left.defects)}`)
  return definition.right
}
