import type { CoreError, Decision, DefinitionDocument } from '@assent/kernel'
import type { Call, GoodCall, Invoice } from '../calls.js'

type Instance = GoodCall['instance']
type Payment = GoodCall['payment']

const states = ['open', 'settled', 'void']
const methods = ['card', 'transfer', 'cash']

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

// Units first: only a text of more units than that has to be counted in characters.
const isShort = (text: string, most: number): boolean => text.length <= most || [...text].length <= most

const isInstance = (value: unknown): value is Instance =>
  isObject(value) &&
  typeof value['entity'] === 'string' &&
  isWhole(value['version']) &&
  typeof value['id'] === 'string' &&
  typeof value['lifecycle_state'] === 'string' &&
  isWhole(value['revision']) &&
  value['revision'] >= 0 &&
  isObject(value['fields'])

const isPayment = (value: unknown): value is Payment =>
  isObject(value) &&
  isWhole(value['cents']) &&
  value['cents'] >= 1 &&
  typeof value['method'] === 'string' &&
  value['method'].length >= 1 &&
  isShort(value['method'], 40) &&
  Object.keys(value).length === 2

const isInvoice = (fields: { readonly [name: string]: unknown }): boolean =>
  typeof fields['customer'] === 'string' &&
  fields['customer'].length >= 1 &&
  (fields['currency'] === 'EUR' || fields['currency'] === 'USD') &&
  isWhole(fields['total_cents']) &&
  fields['total_cents'] >= 0 &&
  isWhole(fields['paid_cents']) &&
  fields['paid_cents'] >= 0 &&
  isWhole(fields['payments']) &&
  typeof fields['last_method'] === 'string' &&
  Object.keys(fields).length === 6

const invalid = (path: string): CoreError => ({ kind: 'validation', errors: [{ path, message: 'not as declared' }] })

const broken = (rule: string): CoreError => ({
  kind: 'precondition_failed',
  operation: 'pay',
  rule,
  reason: 'the rule does not hold',
})

const unobservable = (rule: string): CoreError => ({
  kind: 'precondition_unobservable',
  operation: 'pay',
  rule,
  reason: 'the total is missing',
  unresolved: ['$fields.total_cents'],
})

const violated = (rule: string): CoreError => ({
  kind: 'invariant_violation',
  rule,
  reason: 'the rule does not hold',
})

const refusalOfType = ({ entity, version, lifecycle_state: state }: Instance): CoreError | undefined => {
  if (entity !== 'invoice' || version !== 3) {
    const actual = { actual_entity: entity, actual_version: version }
    return { kind: 'entity_mismatch', expected_entity: 'invoice', expected_version: 3, ...actual }
  }
  return states.includes(state) ? undefined : { kind: 'unknown_state', entity, state }
}

const refusalBefore = ({ lifecycle_state: state, fields }: Instance, payment: Payment): CoreError | undefined => {
  if (state !== 'open') return { kind: 'invalid_transition', operation: 'pay', state }
  const total: unknown = fields.total_cents
  if (total === null || total === undefined) return unobservable('not_too_much')
  if (!isWhole(total) || payment.cents > total) return broken('not_too_much')
  if (!methods.includes(payment.method)) return broken('known_method')
  return isWhole(fields.paid_cents) && isWhole(fields.payments) ? undefined : invalid('fields')
}

/** Spelled out, member by member: spreading one literal into another is slower. */
const decisionOf = (
  definition: DefinitionDocument,
  { entity, version, id, fields: before }: Instance,
  args: Payment,
  revision: number,
  fields: Invoice,
): Decision => {
  const { last_method, paid_cents, payments } = fields
  const result = { entity, version, id, lifecycle_state: 'open', revision, fields }
  const changed: Record<string, string | number> = {}
  if (last_method !== before.last_method) changed['last_method'] = last_method
  if (paid_cents !== before.paid_cents) changed['paid_cents'] = paid_cents
  if (payments !== before.payments) changed['payments'] = payments
  const event = {
    entity,
    version,
    id,
    revision,
    type: 'InvoicePaid',
    from_state: 'open',
    to_state: 'open',
    changed,
    args,
    payload: { cents: args.cents, invoice: id, paid: paid_cents },
  }
  const events = [event]
  const record = {
    definition,
    command: { command: 'execute', operation: 'pay', arguments: args },
    entity,
    id,
    revision,
    from_state: 'open',
    to_state: 'open',
    result,
    changed,
    events,
  } as const
  return { instance: result, record, events }
}

/**
 * The rival: what a careful developer would write for this one operation, without a definition.
 *
 * It answers as the kernel does: the same canonical bytes where it accepts, a refusal of the same kind and rule where
 * it does not. It checks the same things in the same order: that the instance has its six keys, each of its kind; that
 * it is an invoice of this version in a declared state; that the arguments are the two declared ones, each of its kind
 * and within its bounds, and no others; the transition; both preconditions; the resulting fields, each of its kind and
 * within its bounds, and no others; both invariants; which fields differ from before.
 *
 * What it leaves out, and the kernel does for any caller: it reads the caller's objects as they are, where the kernel
 * copies them without running an accessor, and refuses Proxies, instances of classes and unpaired surrogates; it knows
 * no whole numbers past the safe integers; it names one fault where the kernel lists all, each with its path.
 */
export const payByHand = (definition: DefinitionDocument, { instance, payment }: Call): Decision | CoreError => {
  if (!isInstance(instance)) return invalid('instance')
  const refusalFirst = refusalOfType(instance)
  if (refusalFirst !== undefined) return refusalFirst
  if (!isPayment(payment)) return invalid('arguments')
  const refusal = refusalBefore(instance, payment)
  if (refusal !== undefined) return refusal
  const args = { cents: payment.cents, method: payment.method }
  const paid_cents = instance.fields.paid_cents + args.cents
  const payments = instance.fields.payments + 1
  const fields = { ...instance.fields, last_method: args.method, paid_cents, payments }
  if (!isInvoice(fields)) return invalid('fields')
  if (paid_cents > fields.total_cents) return violated('never_overpaid')
  if (payments < 0) return violated('counted')
  return decisionOf(definition, instance, args, instance.revision + 1, fields)
}
