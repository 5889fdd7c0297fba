const line = {
  sku: { type: 'string', required: true, min_length: 3, max_length: 20 },
  count: { type: 'integer', required: true, min: 1, max: 999 },
  gift: { type: 'boolean' },
}

/** An operation whose argument is a list of objects. */
export const basket = {
  entity: 'basket',
  schema: { fields: {} },
  lifecycle: { initial: 'open', states: ['open'] },
  operations: {
    fill: {
      arguments: {
        fields: { lines: { type: 'array', required: true, items: { type: 'object', properties: line } } },
      },
      transitions: [{ from: 'open', to: 'open' }],
    },
  },
}

/** The same for JSON Schema. */
export const basketSchema = {
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sku: { type: 'string', minLength: 3, maxLength: 20 },
          count: { type: 'integer', minimum: 1, maximum: 999 },
          gift: { type: 'boolean' },
        },
        required: ['sku', 'count'],
        additionalProperties: false,
      },
    },
  },
  required: ['lines'],
  additionalProperties: false,
}

const lineOf = (number: number) => ({ count: 1 + (number % 9), gift: number % 2 === 0, sku: `sku-${number}` })

const basketOf = (number: number) => ({ lines: Array.from({ length: 20 }, (_, index) => lineOf(number + index)) })

export const goodBaskets: readonly unknown[] = Array.from({ length: 64 }, (_, index) => basketOf(index))

export const badBaskets: readonly unknown[] = [
  {},
  { lines: {} },
  { lines: [null] },
  { lines: [{ sku: 'ab', count: 1 }] },
  { lines: [{ sku: 'abc', count: 1000 }] },
  { lines: [{ sku: 'abc', count: 1, gift: 'yes' }] },
  { lines: [{ sku: 'abc', count: 1, note: 'undeclared' }] },
]
