import { assign, emit, setup, transition } from 'xstate'
import type { GoodCall, Invoice } from '../calls.js'
import { rival, type Rival } from './rival.js'

type Context = Invoice & { readonly id: string }

type Pay = GoodCall['payment'] & { readonly type: 'pay' }

interface InvoicePaid {
  readonly type: 'InvoicePaid'
  readonly cents: number
  readonly invoice: string
  readonly paid: number
}

/** XState reads only the types of it. */
const types: { readonly context?: Context; readonly events?: Pay; readonly emitted?: InvoicePaid } = {}

const methods = ['card', 'transfer', 'cash']

/** One guard for both rules before and both after, since XState asks nothing of a context that `assign` has made. */
const isPayable = ({ context, event }: { readonly context: Context; readonly event: Pay }): boolean =>
  event.cents <= context.total_cents &&
  methods.includes(event.method) &&
  context.paid_cents + event.cents <= context.total_cents &&
  context.payments + 1 >= 0

const machine = setup({ types }).createMachine({
  context: { id: '', currency: 'EUR', customer: '', last_method: '', paid_cents: 0, payments: 0, total_cents: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        pay: {
          guard: isPayable,
          actions: [
            assign(({ context, event }) => ({
              last_method: event.method,
              paid_cents: context.paid_cents + event.cents,
              payments: context.payments + 1,
            })),
            emit(({ context, event }) => ({
              type: 'InvoicePaid',
              cents: event.cents,
              invoice: context.id,
              paid: context.paid_cents,
            })),
          ],
        },
      },
    },
    settled: {},
    void: {},
  },
})

const prepare = ({ instance: { id, lifecycle_state: value, fields }, payment }: GoodCall) => ({
  snapshot: machine.resolveState({ value, context: { id, ...fields } }),
  event: { type: 'pay', ...payment } as const,
})

const run = ({ snapshot, event }: ReturnType<typeof prepare>) => transition(machine, snapshot, event)

/** A machine set up once, on snapshots resolved beforehand, by its pure `transition`. */
export const xState: Rival = rival(
  {
    name: 'XState transition()',
    does: 'state, rules, assignments, event; no validation, no record',
    prepare,
    answerOf: ([{ context }, [action]]: ReturnType<typeof run>) => {
      if (action === undefined) return { accepted: false }
      // XState types the parameters of all its actions as one union.
      const { event } = action.params as unknown as { readonly event: InvoicePaid }
      const { id: _, ...fields } = context
      const { type: __, ...payload } = event
      return { accepted: true, fields, payload }
    },
  },
  run,
)
