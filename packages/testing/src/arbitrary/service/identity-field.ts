import fc from 'fast-check'
import type { AuthoredField } from '../authored.js'

const fieldsWith = (target: string): readonly AuthoredField[] => [
  { type: 'string', min_length: 1 },
  { type: 'string', max_length: 6 },
  { type: 'enum', values: ['north', 'south', ''] },
  { type: 'ref', entity: target },
  { type: 'integer', min: 0 },
  { type: 'number' },
  { type: 'binary64' },
  { type: 'boolean' },
  { type: 'array', items: { type: 'integer' } },
  { type: 'object', properties: { row: { type: 'number', required: true }, bay: { type: 'string' } } },
  { type: 'map', key: 'string', items: { type: 'boolean' } },
  { type: 'union', tag: 'kind', variants: { text: { type: 'string', required: true }, none: { type: 'boolean' } } },
]

/**
 * A required field of any kind that has an address (SR-83, SR-85); texts come up more often. A reference is one to
 * `target`.
 */
export const identityField = (target: string): fc.Arbitrary<AuthoredField> => {
  const fields = fieldsWith(target)
  return fc
    .oneof({ weight: 1, arbitrary: fc.constantFrom(...fields.slice(0, 2)) }, fc.constantFrom(...fields))
    .map((field) => ({ ...field, required: true }))
}
