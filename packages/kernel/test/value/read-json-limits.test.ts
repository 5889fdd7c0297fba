import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../../src/limits.js'
import { tokenOf, type JsonNumber } from '../../src/value/exact-number.js'
import { parseJson } from '../../src/value/read-json.js'
import { canonical } from '../../src/value/write-json.js'
import { accepted, refused } from '../support/outcome.js'

const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '0' + '}]'.repeat(depth / 2)

describe('limits of reading JSON', () => {
  it('K-232: 128 levels are read, 129 are refused', () => {
    expect(canonical(accepted(parseJson(nested(128))))).toBe(nested(128))
    expect(refused(parseJson(`[${nested(128)}]`))).toMatchObject({
      message: 'lists and objects are nested deeper than 128 levels',
      path: `[0]${'[0].a'.repeat(63)}[0]`,
      column: 2 + 63 * 6 + 1,
    })
  })

  it('K-232: a million levels are refused as 129 are', () => {
    expect(refused(parseJson('['.repeat(1_000_000))).column).toBe(129)
  })

  it('D-5: both limits can be set by the caller', () => {
    const limits = { ...defaultLimits, depth: 2, textLength: 10 }
    expect(accepted(parseJson('[[1], [2]]', limits))).toEqual([[1], [2]])
    expect(refused(parseJson('[[[]]]', limits)).message).toBe('lists and objects are nested deeper than 2 levels')
    expect(refused(parseJson('[[1],  [2]]', limits))).toEqual({
      kind: 'parse_failure',
      message: 'the text is 11 characters long, the limit is 10',
      path: '',
      line: 1,
      column: 1,
    })
  })

  it('D-5: a text of 16 MiB is read, one character more is refused', () => {
    const text = `"${'a'.repeat(16 * 1024 * 1024 - 2)}"`
    expect(accepted(parseJson(text))).toHaveLength(text.length - 2)
    expect(refused(parseJson(`${text} `)).message).toBe('the text is 16777217 characters long, the limit is 16777216')
  })

  it('D-5: a string of eight million escapes is read', () => {
    const count = 8 * 1024 * 1024 - 1
    expect(accepted(parseJson(`"${'\\n'.repeat(count)}"`)) === '\n'.repeat(count)).toBe(true)
  })

  it.each(['', '.5', 'e5'])('D-5: a number of a million digits and then `%s` keeps its token', (end) => {
    const token = '7'.repeat(1_000_000) + end
    expect(tokenOf(accepted(parseJson(token)) as JsonNumber) === token).toBe(true)
  })

  it('D-5: a hundred thousand members, integer-like names among them, are read', () => {
    const text = `{${Array.from({ length: 100_000 }, (_, index) => `"${index % 2 ? 'n' : ''}${index}":${index}`).join()}}`
    expect(Object.keys(accepted(parseJson(text)) as object)).toHaveLength(100_000)
  })

  it('D-5: the place of a failure after sixteen million lines is found', () => {
    expect(refused(parseJson(`[${'\n'.repeat(16_000_000)}x`))).toMatchObject({
      line: 16_000_001,
      column: 1,
      path: '[0]',
    })
  })
})
