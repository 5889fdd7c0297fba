import { goodCalls, malformed } from '../decide/calls.js'
import { openInvoice } from '../decide/workload.js'

/** What the arguments of the measured decision are to JSON Schema. */
export const paymentSchema = {
  type: 'object',
  properties: {
    cents: { type: 'integer', minimum: 1 },
    method: { type: 'string', minLength: 1, maxLength: 40 },
  },
  required: ['cents', 'method'],
  additionalProperties: false,
}

export const goodPayments: readonly unknown[] = goodCalls.map(({ payment }) => payment)

/** Those of the malformed calls whose fault is in the arguments. */
export const badPayments: readonly unknown[] = malformed
  .filter(({ instance }) => instance === openInvoice)
  .map(({ payment }) => payment)
