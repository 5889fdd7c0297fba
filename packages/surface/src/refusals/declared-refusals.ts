import type { CreateDocument } from '@assent/kernel'
import type { JsonSchema } from '../json-schema/schema.js'
import { closed, oneOf, someText } from '../json-schema/shapes.js'

/**
 * The refusals that the outcomes of a creation or an operation declare, as a surface answers them (SR-152): the names
 * of their errors, of their outcomes, and the reasons. Undefined where none refuses.
 *
 * @example declaredRefusalSchema(loan.operations.renew) // `error` is one of `LoanRecalled`, `RenewedTooOften`, …
 */
export const declaredRefusalSchema = ({ outcomes = [] }: Pick<CreateDocument, 'outcomes'>): JsonSchema | undefined => {
  const refusing = outcomes.flatMap(({ name, refuses }) => (refuses === undefined ? [] : [{ name, ...refuses }]))
  if (refusing.length === 0) return undefined
  return closed({
    kind: { const: 'refused' },
    outcome: oneOf(refusing.map(({ name }) => name)),
    error: oneOf([...new Set(refusing.map(({ error }) => error))]),
    reason: oneOf([...new Set(refusing.map(({ message = null }) => message))]),
    message: someText,
    by: { const: 'kernel' },
    refused: { const: true },
  })
}
