import { parseDefinition, validate, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { invoice } from './workload.js'

/** The measured definition, made ready. */
export const validatedInvoice = (): ValidatedDefinition => {
  const document = parseDefinition(invoice)
  if (isLeft(document)) throw new Error(document.left.message)
  const definition = validate(document.right)
  if (isLeft(definition)) throw new Error('the measured definition has defects')
  return definition.right
}
