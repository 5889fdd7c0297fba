import { expect, it } from 'vitest'
import { readProjectionKey } from '../../../src/record/read-projection-key.js'
import type { EntityInstance } from '../../../src/record/record.js'
import { parsed } from '../../support/define.js'
import { loanWith } from '../loan.js'

const text = { type: 'string' }

const fields = {
  copies: { type: 'array', items: { type: 'object', properties: { shelf: text } } },
  fines: { type: 'map', key: 'string', items: { type: 'number' } },
  via: { type: 'union', tag: 'kind', variants: { desk: text, post: { type: 'map', key: 'string', items: text } } },
}

const instance: EntityInstance = {
  entity: 'loan',
  version: 1,
  id: 'l-1',
  lifecycle_state: 'out',
  revision: 1,
  fields: {
    copies: [{ shelf: 'Q' }, { shelf: 'R' }],
    fines: { count: 7, late: 2 },
    via: { kind: 'post', value: { street: 'Quay', town: 'Lyme', code: '4' } },
  },
}

it.each([
  ['$fields.copies.count', 2],
  ['$fields.copies.1.shelf', 'R'],
  ['$fields.copies.2.shelf', undefined],
  ['$fields.fines.count', 2],
  ['$fields.via.kind', 'post'],
  ['$fields.via.value.count', 3],
] as const)('SR-54: the key %s is walked as the kernel reads it', (key, value) => {
  expect(readProjectionKey(key, parsed(loanWith(fields)))(instance)).toBe(value)
})

it('SR-54: under kernel/1 it walks the members of objects only', () => {
  const definition = parsed({ entity: 'loan', schema: {}, lifecycle: { initial: 'out', states: ['out'] } })
  expect(readProjectionKey('$fields.copies.count', definition)(instance)).toBeUndefined()
  expect(readProjectionKey('$fields.fines.count', definition)(instance)).toBe(7)
  expect(readProjectionKey('$fields.fines.count')(instance)).toBe(7)
})
