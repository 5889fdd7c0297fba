import { numberOf, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTooLarge, largestRecord } from '../../src/contract/record-size.js'
import { recordBytes, type StoredRecord } from '../../src/index.js'
import { after, created, observed } from '../commits.js'

const sizeOf = (record: StoredRecord): number => Buffer.byteLength(recordBytes(record), 'utf8')

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
const text = fc.string({
  unit: fc.constantFrom('\u0000', '\n', '\u000b', '"', '\\', 'a', '\u007f', 'é', '€', '\u{1f600}'),
})
const document = fc.oneof(json, text, fc.constant([numberOf('1.50') ?? 0, numberOf('1e400') ?? 0]))

const countsExactly = (record: StoredRecord): void => {
  const size = sizeOf(record)
  expect(isTooLarge(record, size)).toBe(false)
  expect(isTooLarge(record, size - 1)).toBe(true)
}

describe('the size of a record', () => {
  it('D-5: is that of its bytes: escapes, code points and number tokens counted', () => {
    fc.assert(
      fc.property(document, text, (seen, actor) => {
        countsExactly({ kind: 'observation', observation: observed('p', 1, 'o', seen) })
        const first = created('p', 'p-1', { actor: `by ${actor}` }, { label: seen })
        countsExactly({ kind: 'decision', commit: first })
        countsExactly({ kind: 'decision', commit: after(first, 'send', 'p-2', {}, { carrier: actor }) })
      }),
      { numRuns: 300 },
    )
  })

  it('D-5: the largest record has 256 MiB', () => {
    expect(largestRecord).toBe(268_435_456)
    expect(isTooLarge({ kind: 'observation', observation: observed('p', 1, 'o', 'x'.repeat(2 ** 20)) })).toBe(false)
  })
})
