import { numberOf, parseJson, stringify, type Json } from '@assent/kernel'
import { readYaml } from '@assent/yaml'
import { isRight } from 'fp-ts/lib/Either.js'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { toYaml } from '../../src/print/yaml.js'

const json = (text: string): Json => {
  const read = parseJson(text)
  if (!isRight(read)) throw new Error(read.left.message)
  return read.right
}

describe('YAML output', () => {
  it.each(['1.50', '-0', '1e400', '9007199254740993', '0.10', '1E+2', '12', '-7.25', '4225e043'])(
    'K-56: the number %s is printed by its token, not quoted and not rounded',
    (token) => {
      expect(toYaml(numberOf(token) as Json)).toBe(`${token}\n`)
      expect(toYaml({ amount: numberOf(token) as Json })).toBe(`amount: ${token}\n`)
    },
  )

  const hostile = [
    ...['', ' ', 'no', 'on', 'y', 'true', 'True', 'null', '~', '013', '1.10', '0x2C', '0o17', '.inf', '1_000', '+44'],
    ...['12:30:45', '2027-03-01', '<<', '=', '- a', 'a: b', '#c', '&a', '*a', '!t', '@x', '%x', '{', '[', '|', '>'],
    ...[
      '"',
      "'",
      'a\nb',
      'a\n',
      '\n',
      '\ttab',
      'trailing ',
      '\u{FEFF}',
      '\u0085',
      '\u2028',
      '\u0000',
      '\u007f',
      '😀',
      '---',
    ],
    ...['x'.repeat(300), 'long words '.repeat(40), '__proto__', 'constructor'],
  ]

  it('every text reads back as itself, as a value, as an element and as a key', () => {
    for (const text of hostile) {
      const value = json(
        JSON.stringify({ value: text, list: [text], object: { [`${text}k`]: text } }).replace('k":', '":'),
      )
      const read = readYaml(toYaml(value))
      expect(isRight(read) ? stringify(read.right) : read.left).toBe(stringify(value))
    }
  })

  it('text is quoted wherever an older version of YAML would read something else', () => {
    for (const text of hostile.filter((candidate) => !candidate.includes('\u0000'))) {
      expect(parse(toYaml({ value: text }), { version: '1.1' })).toEqual({ value: text })
    }
  })

  it('K-202: members are printed in name order, by code point', () => {
    expect(toYaml(json('{"\u{1F600}": 1, "\u{FFFD}": 2, "b": 3, "10": 4, "9": 5}'))).toBe(
      '"10": 4\n"9": 5\nb: 3\n\u{FFFD}: 2\n\u{1F600}: 1\n',
    )
  })

  it('an object that is met twice is written out twice', () => {
    const shared = { a: 1 }
    expect(toYaml([shared, shared])).toBe('- a: 1\n- a: 1\n')
  })
})
