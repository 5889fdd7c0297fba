import type { Decision, DefinitionDocument } from '@assent/kernel'

interface Invoice {
  readonly currency: string
  readonly customer: string
  readonly last_method?: string
  readonly paid_cents: number
  readonly payments: number
  readonly total_cents: number
}

interface InvoiceInstance {
  readonly entity: string
  readonly version: number
  readonly id: string
  readonly lifecycle_state: string
  readonly revision: number
  readonly fields: Invoice
}

interface Payment {
  readonly cents: number
  readonly method: string
}

const methods = ['card', 'transfer', 'cash']

const isPayment = ({ cents, method }: Payment): boolean =>
  Number.isSafeInteger(cents) && cents >= 1 && typeof method === 'string' && method.length >= 1 && method.length <= 40

const isInvoice = (fields: Invoice): boolean =>
  typeof fields.customer === 'string' &&
  fields.customer.length >= 1 &&
  (fields.currency === 'EUR' || fields.currency === 'USD') &&
  Number.isSafeInteger(fields.total_cents) &&
  fields.total_cents >= 0 &&
  Number.isSafeInteger(fields.paid_cents) &&
  fields.paid_cents >= 0 &&
  Number.isSafeInteger(fields.payments)

/** The rival: what a careful developer would write for this one operation, with the same outputs and no definition. */
export const payByHand = (
  definition: DefinitionDocument,
  instance: InvoiceInstance,
  payment: Payment,
): Decision | string => {
  if (instance.entity !== 'invoice' || instance.version !== 3) return 'entity_mismatch'
  if (!isPayment(payment)) return 'validation'
  if (instance.lifecycle_state !== 'open') return 'invalid_transition'
  const before = instance.fields
  if (payment.cents > before.total_cents) return 'precondition_failed'
  if (!methods.includes(payment.method)) return 'precondition_failed'
  const args = { cents: payment.cents, method: payment.method }
  const paid_cents = before.paid_cents + args.cents
  const payments = before.payments + 1
  const fields = { ...before, last_method: args.method, paid_cents, payments }
  if (!isInvoice(fields)) return 'validation'
  const { entity, version, id } = instance
  const revision = instance.revision + 1
  const result = { entity, version, id, lifecycle_state: 'open', revision, fields }
  if (fields.paid_cents > fields.total_cents || fields.payments < 0) return 'invariant_violation'
  const changed: Record<string, string | number> = {}
  if (fields.last_method !== before.last_method) changed['last_method'] = fields.last_method
  if (fields.paid_cents !== before.paid_cents) changed['paid_cents'] = fields.paid_cents
  if (fields.payments !== before.payments) changed['payments'] = fields.payments
  const payload = { cents: args.cents, invoice: id, paid: fields.paid_cents }
  const states = { from_state: 'open', to_state: 'open' }
  const events = [{ entity, version, id, revision, type: 'InvoicePaid', ...states, changed, args, payload }]
  const command = { command: 'execute', operation: 'pay', arguments: args } as const
  const record = { definition, command, entity, id, revision, ...states, result, changed, events }
  return { instance: result, record, events }
}
