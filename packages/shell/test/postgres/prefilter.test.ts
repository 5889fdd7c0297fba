import {
  canonical,
  compareNumbers,
  isJsonNumber,
  numberOf,
  parseJson,
  tokenOf,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldNumber } from '../../src/sql/postgres/held-number.js'
import { prefilterText } from '../../src/sql/postgres/prefilter.js'
import { valueOf } from '../parcel.js'

const prefilter = (text: string): string => {
  const value = valueOf(parseJson(text)) as JsonObject
  return prefilterText(value, canonical(value))
}

describe('the fields as `jsonb` may hold them', () => {
  it.each([
    ['what is plain', '{"a":[1,{"b":"x"}],"c":null,"d":1.50}', '{"a":[1,{"b":"x"}],"c":null,"d":1.50}'],
    ['a text with U+0000', '{"a":"x\\u0000","b":1}', '{"b":1e0}'],
    ['a name with U+0000', '{"a\\u0000":1,"b":1}', '{"b":1e0}'],
    ['an element with U+0000', '{"a":["x\\u0000",1]}', '{"a":[1e0]}'],
    ['a backslash before u0000', '{"a":"\\\\u0000"}', '{"a":"\\\\u0000"}'],
    ['a number that is too large', '{"a":1e200000,"b":[1e-20000,2]}', '{"b":[2e0]}'],
    ['a number with an exponent that nothing makes up for', `{"a":1e${'9'.repeat(40)}}`, '{}'],
    ['a hostile name', '{"__proto__":{"a":"\\u0000"},"b":1}', '{"__proto__":{},"b":1e0}'],
  ])('keep or leave out %s', (_what, text, expected) => {
    expect(prefilter(text)).toBe(expected)
  })

  it('hold a long number by its value, so that another spelling of it is found', () => {
    expect(prefilter(`{"a":1.${'0'.repeat(20_000)}}`)).toBe('{"a":1e0}')
    expect(prefilter(`{"a":0.${'0'.repeat(20_000)}1e20001}`)).toBe('{"a":1e0}')
    expect(prefilter(`{"a":-0.0e5000}`)).toBe('{"a":0}')
    expect(prefilter(`{"a":1e5000}`)).toBe('{"a":1e5000}')
    expect(prefilter(`{"a":${'1'.repeat(9000)}}`)).toBe('{}')
  })
})

const token = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^(0|[1-9]\d{0,30})$/),
    fc.stringMatching(/^(\.\d{1,30})?$/),
    fc.stringMatching(/^([eE][+-]?\d{1,4})?$/),
  )
  .map((parts) => parts.join(''))

describe('a number that is held', () => {
  it('has the value of its token, or is left out of both sides', () => {
    fc.assert(
      fc.property(token, (text) => {
        const held = heldNumber(text)
        const number = numberOf(text)
        if (held !== undefined && number !== undefined) expect(compareNumbers(held, number)).toBe(0)
      }),
    )
  })

  it('is spelled alike, however its token is', () => {
    fc.assert(
      fc.property(token, fc.nat(40), (text, zeros) => {
        const [digits = '', exponent = '0'] = text.split(/[eE]/)
        const longer = `${digits}${digits.includes('.') ? '' : '.0'}${'0'.repeat(zeros)}e${exponent}`
        const [one, other] = [heldNumber(text), heldNumber(longer)].map((held) =>
          held === undefined ? undefined : tokenOf(held),
        )
        expect(other).toBe(one)
      }),
    )
  })

  it('is valid JSON', () => {
    fc.assert(
      fc.property(token, (text) => {
        const held = heldNumber(text)
        if (held === undefined) return
        const read: Json = valueOf(parseJson(canonical(held)))
        expect(isJsonNumber(read)).toBe(true)
      }),
    )
  })
})
