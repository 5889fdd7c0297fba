/**
 * The measured decision of design terms: validated arguments, two preconditions, a set of three fields, two invariants,
 * one event, a full record.
 */
export const invoice = {
  entity: 'invoice',
  version: 3,
  schema: {
    fields: {
      customer: { type: 'string', required: true, min_length: 1 },
      currency: { type: 'enum', values: ['EUR', 'USD'], required: true },
      total_cents: { type: 'integer', required: true, min: 0 },
      paid_cents: { type: 'integer', required: true, default: 0, min: 0 },
      payments: { type: 'integer', required: true, default: 0 },
      last_method: { type: 'string' },
    },
  },
  lifecycle: { initial: 'open', states: ['open', 'settled', 'void'] },
  invariants: [
    { name: 'never_overpaid', assert: { lte: ['$fields.paid_cents', '$fields.total_cents'] } },
    { name: 'counted', assert: { gte: ['$fields.payments', 0] } },
  ],
  operations: {
    pay: {
      arguments: {
        fields: {
          cents: { type: 'integer', required: true, min: 1 },
          method: { type: 'string', required: true, min_length: 1, max_length: 40 },
        },
      },
      transitions: [{ from: 'open', to: 'open' }],
      preconditions: [
        { name: 'not_too_much', assert: { lte: ['$args.cents', '$fields.total_cents'] } },
        { name: 'known_method', assert: { in: ['$args.method', ['card', 'transfer', 'cash']] } },
      ],
      set: {
        paid_cents: { increment: '$args.cents' },
        payments: { increment: 1 },
        last_method: '$args.method',
      },
      emits: [{ type: 'InvoicePaid', payload: { invoice: '$id', cents: '$args.cents', paid: '$fields.paid_cents' } }],
    },
  },
} as const

/** The instance that every measured decision starts from. */
export const openInvoice = {
  entity: 'invoice',
  version: 3,
  id: 'inv-1',
  lifecycle_state: 'open',
  revision: 4,
  fields: {
    currency: 'EUR',
    customer: 'Ada',
    last_method: 'card',
    paid_cents: 1000,
    payments: 1,
    total_cents: 5000,
  },
}

export const payment = { cents: 250, method: 'transfer' }
