import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isJsonNumber, tokenOf } from '../../src/value/exact-number.js'
import { isJsonArray, isJsonObject, memberOf, type Json } from '../../src/value/json.js'
import { parseJson } from '../../src/value/read-json.js'
import { canonical, stringify } from '../../src/value/write-json.js'
import { accepted, refused } from '../support/outcome.js'
import { anyJson, anyToken, objectOf, runs } from './arbitrary.js'

const read = (text: string): Json => accepted(parseJson(text))
const messageOf = (text: string): string => refused(parseJson(text)).message

/** The value as the host would hold it, numbers through binary64. */
const asHost = (value: Json): unknown => {
  if (isJsonNumber(value)) return Number(tokenOf(value))
  if (isJsonArray(value)) return value.map(asHost)
  if (!isJsonObject(value)) return value
  return objectOf(Object.entries(value).map(([name, member]) => [name, asHost(member) as Json]))
}

const hostReads = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON texts, some with a character taken out, put in or changed. */
const nearlyJson = fc
  .tuple(
    anyJson.map((value) => stringify(value, 1)),
    fc.nat(),
    fc.nat(2),
    fc.constantFrom(...'{}[]",:\\u0-+.eE1tn \n\t'.split('')),
  )
  .map(([text, position, kept, character]) => {
    const at = position % (text.length + 1)
    return text.slice(0, at) + (kept === 2 ? '' : character) + text.slice(at + (kept === 0 ? 0 : 1))
  })
const ownFaults = /stands twice|unpaired surrogate/

describe('reading JSON', () => {
  it('K-56: every number token comes back as it was written', () => {
    fc.assert(
      fc.property(anyToken, (token) => canonical(read(`[${token}]`)) === `[${token}]`),
      runs,
    )
  })

  it('it accepts what the host accepts and means the same, but for duplicate keys and unpaired surrogates', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const host = hostReads(text)
        const ours = parseJson(text)
        if (ours._tag === 'Right') expect(isDeepStrictEqual(asHost(ours.right), host)).toBe(true)
        else if (host !== undefined) expect(ours.left.message).toMatch(ownFaults)
      }),
      runs,
    )
  })

  it('it reads what it wrote, indented or not', () => {
    fc.assert(
      fc.property(anyJson, fc.integer({ min: 0, max: 3 }), (value, indent) => {
        expect(canonical(read(stringify(value, indent)))).toBe(canonical(value))
      }),
      runs,
    )
  })

  it('white space is the four characters of JSON', () => {
    expect(read(' \t\r\n{ "a"\n:\t[ 1 , 2 ]\r} ')).toEqual({ a: [1, 2] })
    expect(messageOf('\u00a01')).toBe('expected a value, found U+00A0')
  })

  it('every escape is read', () => {
    expect(read('"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\ude00"')).toBe('"\\/\b\f\n\r\té\u{1f600}')
  })

  it('D-4: a byte order mark at the start is skipped, and counts in no position', () => {
    expect(read('\ufeff[1]')).toEqual([1])
    expect(refused(parseJson('\ufeffx'))).toMatchObject({ line: 1, column: 1 })
    expect(messageOf('\ufeff\ufeff1')).toBe('expected a value, found U+FEFF')
    expect(read('"\ufeff"')).toBe('\ufeff')
  })

  it.each(['__proto__', 'constructor', 'toString', '', '10'])(
    'K-228: a key `%s` is a member like any other',
    (name) => {
      const value = read(`{${JSON.stringify(name)}: {"polluted": true}}`)
      expect(Object.keys(value as object)).toEqual([name])
      expect(memberOf(value as { [name: string]: Json }, name)).toEqual({ polluted: true })
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
  )

  it.each([
    ['{"a":1,"b":2,"a":1}', 'a', 'a', 14],
    ['{"list":[{"x":1,"\\u0078":2}]}', 'x', 'list[0].x', 17],
    ['{"__proto__":1,"__proto__":2}', '__proto__', '__proto__', 16],
    ['{"constructor":1,"constructor":2}', 'constructor', 'constructor', 18],
  ])('K-11: %s is refused for the key that stands twice', (text, key, path, column) => {
    const message = `\`${key}\` stands twice in one object`
    expect(refused(parseJson(text))).toEqual({ kind: 'parse_failure', message, path, line: 1, column })
  })

  it('K-11: the same key in two objects is no duplicate', () => {
    expect(read('[{"a":1},{"a":{"a":2}}]')).toEqual([{ a: 1 }, { a: { a: 2 } }])
  })

  it.each([
    '"\\ud83d"',
    '"\\ude00"',
    '"\\ude00\\ud83d"',
    '"\\ud83dx\\ude00"',
    '"\ud83d"',
    '"\ude00"',
    '"\ud83d\\ude00"',
    '"\\ud83d\ude00"',
    '{"\\ud800":1}',
    '["ok","\\udfff"]',
  ])('K-13: %j holds an unpaired surrogate and is refused', (text) => {
    expect(messageOf(text)).toBe('the string holds an unpaired surrogate')
  })
})
