import { describeDefect, parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import type fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { DefinitionConstraints } from './constraints.js'
import { document } from './document.js'

/** The validated definition of a document that is known to be valid; a defect is a fault of whoever made it. */
export const definitionOf = (known: unknown): ValidatedDefinition => {
  const parsed = parseDefinition(known)
  if (isLeft(parsed)) throw new Error(`the definition does not parse at ${parsed.left.path}: ${parsed.left.message}`)
  const validated = validate(parsed.right)
  if (isLeft(validated))
    throw new Error(`the definition has defects: ${validated.left.defects.map(describeDefect).join('; ')}`)
  return validated.right
}

/** The documents of `document`, parsed and validated. */
export const definition = (constraints?: DefinitionConstraints): fc.Arbitrary<ValidatedDefinition> =>
  document(constraints).map(definitionOf)
