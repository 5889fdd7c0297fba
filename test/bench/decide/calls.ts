import { readAgain } from '../read-again.js'
import { openInvoice, payment } from './workload.js'

/** One call of the measured operation, as its parts come in: an instance from a store, arguments from outside. */
export interface Call {
  readonly instance: unknown
  readonly payment: unknown
}

/** A type and no interface, so that it is JSON to TypeScript. */
export type Invoice = {
  readonly currency: string
  readonly customer: string
  readonly last_method: string
  readonly paid_cents: number
  readonly payments: number
  readonly total_cents: number
}

/** A call whose parts are what they should be, for rivals that do not check it. */
export interface GoodCall {
  readonly instance: {
    readonly entity: string
    readonly version: number
    readonly id: string
    readonly lifecycle_state: string
    readonly revision: number
    readonly fields: Invoice
  }
  readonly payment: { readonly cents: number; readonly method: string }
}

const methods = ['card', 'transfer', 'cash'] as const

const goodCall = (number: number): GoodCall => {
  const fields = { ...openInvoice.fields, customer: `Customer ${number}`, paid_cents: 10 * number, payments: number }
  const instance = { ...openInvoice, id: `inv-${number}`, revision: number + 1, fields }
  return readAgain({ instance, payment: { cents: 100 + number, method: methods[number % 3] ?? 'card' } })
}

/** Calls that are accepted. */
export const goodCalls: readonly GoodCall[] = Array.from({ length: 64 }, (_, index) => goodCall(index + 1))

const callWith = (instance: object, args: object = {}): GoodCall =>
  readAgain({ instance: { ...openInvoice, ...instance }, payment: { ...payment, ...args } })

const withFields = (fields: object): GoodCall => callWith({ fields: { ...openInvoice.fields, ...fields } })

/** Calls that a rule or the state refuses: every rival can say these. */
export const ruledOut: readonly GoodCall[] = [
  callWith({ lifecycle_state: 'settled' }),
  callWith({}, { cents: 5001 }),
  callWith({}, { method: 'cheque' }),
  withFields({ paid_cents: 4900 }),
  withFields({ payments: -5 }),
]

const longText = 'x'.repeat(41)

/** Calls that are not what they should be. A rival that lets one of them pass checks less than the kernel. */
export const malformed: readonly Call[] = [
  { instance: null, payment },
  { instance: openInvoice, payment: null },
  { instance: openInvoice, payment: [] },
  { instance: openInvoice, payment: { cents: 250 } },
  { instance: openInvoice, payment: { method: 'card' } },
  ...[0, 1.5, '250', null].map((cents) => ({ instance: openInvoice, payment: { cents, method: 'card' } })),
  ...['', longText, 7].map((method) => ({ instance: openInvoice, payment: { cents: 250, method } })),
  callWith({}, { note: 'undeclared' }),
  callWith({ entity: 'receipt' }),
  callWith({ version: 2 }),
  callWith({ version: '3' }),
  callWith({ id: 7 }),
  callWith({ revision: -1 }),
  callWith({ revision: 1.5 }),
  callWith({ lifecycle_state: 'lost' }),
  callWith({ lifecycle_state: null }),
  callWith({ fields: [] }),
  withFields({ total_cents: null }),
  withFields({ total_cents: '5000' }),
  withFields({ paid_cents: '1000' }),
  withFields({ payments: 1.5 }),
  withFields({ currency: 'GBP' }),
  withFields({ customer: '' }),
  withFields({ customer: 7 }),
  withFields({ note: 'undeclared' }),
]
