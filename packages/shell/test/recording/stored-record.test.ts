import { numberOf, type Json } from '@assent/kernel'
import { expect, it } from 'vitest'
import { recordBytes } from '../../src/index.js'
import { sameRecord } from '../../src/recording/stored-record.js'
import { created, observed } from '../commits.js'

const token = (text: string): Json => numberOf(text) as Json
const observation = (record: Json) => ({ kind: 'observation', observation: observed('p', 1, 'o', record) }) as const

it('N-6, N-7: the bytes are the tag and the complete record, members in order of name', () => {
  expect(recordBytes(observation({ grams: token('2.50') }))).toBe(
    '["er.record/1",{"kind":"observation","observation":{"entity":"parcel","envelope":{"actor":null,"causation":null,' +
      '"correlation":null,"record":{"grams":2.50},"record_id":"o","recorded_at":"2031-05-04T09:00:00Z"},"id":"p",' +
      '"revision":1}}]',
  )
})

it.each([
  ['2.50', '2.5'],
  ['100', '100.0'],
  ['-0', '0'],
  ['1e400', '1E400'],
  ['9007199254740993', '9007199254740992'],
])('N-4: %s and %s are different bytes', (left, right) => {
  expect(sameRecord(observation(token(left)), observation(token(right)))).toBe(false)
})

it('N-16: order of members makes no difference, order of elements does', () => {
  expect(sameRecord(observation({ a: 1, b: 2 }), observation({ b: 2, a: 1 }))).toBe(true)
  expect(sameRecord(observation([1, 2]), observation([2, 1]))).toBe(false)
})

it('S-17: a decision and an observation are never the same', () => {
  const commit = created('p', 'r')
  expect(sameRecord({ kind: 'decision', commit }, observation(null))).toBe(false)
})
