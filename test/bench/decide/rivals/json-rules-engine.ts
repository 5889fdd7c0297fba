import { Engine, type EngineResult } from 'json-rules-engine'
import type { GoodCall } from '../calls.js'
import { awaitedRival, type Rival } from './rival.js'

/** The rules after stand on facts that its caller computed, since an engine computes none from others. */
const engine = new Engine([
  {
    conditions: {
      all: [
        { fact: 'state', operator: 'equal', value: 'open' },
        { fact: 'cents', operator: 'lessThanInclusive', value: { fact: 'total_cents' } },
        { fact: 'method', operator: 'in', value: ['card', 'transfer', 'cash'] },
        { fact: 'paid_after', operator: 'lessThanInclusive', value: { fact: 'total_cents' } },
        { fact: 'payments_after', operator: 'greaterThanInclusive', value: 0 },
      ],
    },
    event: { type: 'InvoicePaid' },
  },
])

const prepare = ({ instance: { lifecycle_state: state, fields }, payment: { cents, method } }: GoodCall) => ({
  state,
  cents,
  method,
  total_cents: fields.total_cents,
  paid_after: fields.paid_cents + cents,
  payments_after: fields.payments + 1,
})

/** An engine with its rule, made once, over the facts of each call. */
export const jsonRulesEngine: Rival = awaitedRival(
  {
    name: 'json-rules-engine',
    does: 'state, rules; no validation, no result, no record',
    prepare,
    answerOf: ({ events }: EngineResult) => ({ accepted: events.length === 1 }),
  },
  (facts) => engine.run(facts),
)
