import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalByToken } from '../../src/value/equality.js'
import type { Json } from '../../src/value/json.js'
import { parseJson } from '../../src/value/read-json.js'
import { canonical, stringify } from '../../src/value/write-json.js'
import { exact } from '../support/exact.js'
import { accepted } from '../support/outcome.js'
import { anyJson, anyText, objectOf, reversed, runs } from './arbitrary.js'

describe('canonical text', () => {
  it('K-201: it reads back as the same value, and writes again as the same bytes', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const read = accepted(parseJson(canonical(value)))
        expect(equalByToken(read, value)).toBe(true)
        expect(canonical(read)).toBe(canonical(value))
      }),
      runs,
    )
  })

  it('K-201: members are in name order at every depth, lists keep theirs, nothing stands between', () => {
    const value = { b: [{ d: 1, c: [2, 1] }], a: {}, '\u{1f600}': [], '\ufffd': null, B: true }
    expect(canonical(value)).toBe('{"B":true,"a":{},"b":[{"c":[2,1],"d":1}],"\ufffd":null,"\u{1f600}":[]}')
  })

  it('K-226: integer-like names, which the host puts first and by size, are in name order', () => {
    expect(canonical({ '9': 1, '10': 2, '': 3, '-1': 4, '09': 5 })).toBe('{"":3,"-1":4,"09":5,"10":2,"9":1}')
  })

  it('N-16: the order in which members were inserted makes no difference, that of a list does', () => {
    fc.assert(
      fc.property(anyJson, (value) => canonical(value) === canonical(reversed(value))),
      runs,
    )
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })

  it('N-4: numbers keep their tokens', () => {
    const tokens = ['100', '100.0', '-0', '1e9999', '1E+2', '0.50', '9007199254740993']
    expect(canonical(tokens.map(exact))).toBe(`[${tokens.join(',')}]`)
    expect(canonical([-0, 1e21, 0.000001])).toBe('[-0,1e+21,0.000001]')
  })

  it('N-2: exactly the quote, the backslash and the characters below U+0020 are escaped', () => {
    const short: { [unit: number]: string } = {
      8: '\\b',
      9: '\\t',
      10: '\\n',
      12: '\\f',
      13: '\\r',
      34: '\\"',
      92: '\\\\',
    }
    for (let unit = 0; unit < 0xd800; unit += 1) {
      const hexadecimal = `\\u${unit.toString(16).padStart(4, '0')}`
      const character = String.fromCharCode(unit)
      expect(canonical(character)).toBe(`"${short[unit] ?? (unit < 0x20 ? hexadecimal : character)}"`)
    }
  })

  it('N-2: text is neither normalized nor shortened', () => {
    fc.assert(
      fc.property(anyText, (text) => JSON.parse(canonical(text)) === text),
      runs,
    )
    expect(canonical('e\u0301\u00e9/')).toBe('"e\u0301\u00e9/"')
  })

  it('N-1: it has no byte order mark and no line break', () => {
    fc.assert(
      fc.property(anyJson, (value) => /^[^\ufeff\n\r][^\n\r]*$/.test(canonical(value))),
      runs,
    )
  })

  it('K-203: a member that is null is in the bytes, one that is absent is not', () => {
    expect(canonical({ rule: null })).toBe('{"rule":null}')
    expect(canonical({})).toBe('{}')
  })

  it('K-228: members of any name are written, and only own members', () => {
    const object = objectOf([
      ['toString', 1],
      ['__proto__', { constructor: 2 }],
      ['', 3],
    ])
    expect(canonical(object)).toBe('{"":3,"__proto__":{"constructor":2},"toString":1}')
  })

  it('K-230: writing changes nothing in the value', () => {
    const value = Object.freeze({ b: Object.freeze([2, 1]), a: 1 })
    canonical(value)
    expect(Object.keys(value)).toEqual(['b', 'a'])
  })
})

/** Values that the host writes as we do: no exact numbers, no integer-like names out of order. */
const hostJson: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)

const sorted = (value: Json): Json => accepted(parseJson(canonical(value)))

describe('indented text', () => {
  it('it is laid out as the host lays it out, in name order', () => {
    fc.assert(
      fc.property(hostJson, fc.integer({ min: 0, max: 10 }), (value, indent) => {
        const hasIndexes = /"\d+":/.test(canonical(value))
        fc.pre(!hasIndexes)
        expect(stringify(value, indent)).toBe(JSON.stringify(sorted(value), null, indent))
      }),
      runs,
    )
  })

  it('K-202: it says the same value as the canonical text', () => {
    fc.assert(
      fc.property(anyJson, (value) => canonical(accepted(parseJson(stringify(value, 2)))) === canonical(value)),
      runs,
    )
  })

  it('without indentation it is the canonical text', () => {
    fc.assert(
      fc.property(anyJson, (value) => stringify(value) === canonical(value)),
      runs,
    )
  })

  it('it keeps tokens, and empty lists and objects on one line', () => {
    expect(stringify({ b: [exact('1.0'), {}], a: [] }, 2)).toBe('{\n  "a": [],\n  "b": [\n    1.0,\n    {}\n  ]\n}')
  })
})
