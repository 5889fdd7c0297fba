import type { ValidatedDefinition } from '@assent/kernel'
import { invoice } from '../decide/workload.js'
import { definitionOf } from '../definition-of.js'

const { transitions, set, emits, preconditions, ...pay } = invoice.operations.pay
const [{ from, to }] = transitions

const underService = (operation: object): ValidatedDefinition =>
  definitionOf({ ...invoice, semantics: 'service/1', operations: { pay: { ...pay, preconditions, ...operation } } })

const paid = { name: 'paid', effect: { moves: { from, to } }, set, emits }

const tooMuch = {
  name: 'too_much',
  when: { compare: { left: '$args.cents', op: 'gt', right: '$fields.total_cents' } },
  refuses: { error: 'TooMuch' },
}
const closed = { name: 'closed', wrong_state: true, refuses: { error: 'NotOpen' } }
const response = { fields: { paid_cents: { type: 'integer', required: true } } }

/** The measured decision under the service rules, from what asks nothing of them to what uses them. */
export const serviceInvoices: readonly (readonly [name: string, definition: ValidatedDefinition])[] = [
  ['no outcomes', underService({ transitions, set, emits })],
  ['one outcome', underService({ outcomes: [paid] })],
  [
    'three outcomes, a response',
    underService({
      response,
      outcomes: [tooMuch, { ...paid, responds: { paid_cents: '$fields.paid_cents' } }, closed],
    }),
  ],
]
