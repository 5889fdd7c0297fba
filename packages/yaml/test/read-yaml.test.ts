import { parseJson } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../src/index.js'
import { expectRefused, failureOf, jsonOf } from './reading.js'

describe('what is refused by name, with line and column', () => {
  it('K-11: a key written twice', () => {
    expectRefused('a: 1\nb: 2\na: 3', '`a` is written twice', 3, 1)
    expectRefused('x:\n  - {k: 1, "k": 2}', '`k` is written twice', 2, 12)
  })

  it('K-11: keys that are equal as text, although YAML tells them apart', () => {
    expectRefused('1: a\n"1": b', '`1` is written twice', 2, 1)
  })

  it('K-11: merge keys, once or twice', () => {
    expectRefused('base: &b {x: 1}\nderived:\n  <<: *b', /merge keys/, 3, 3)
    expectRefused('a: {<<: {x: 1}, <<: {y: 2}}', /merge keys/, 1, 5)
  })

  it('K-11: a second document', () => {
    expectRefused('a: 1\n---\nb: 2', /second document/, 2, 1)
    expectRefused('a: 1\n---\n', /second document/, 2, 1)
  })

  it.each([
    '!!str 5',
    '!!int "5"',
    '! x',
    '!point {x: 1}',
    '!!binary aGk=',
    '!!set {a, b}',
    '!<tag:yaml.org,2002:str> 5',
  ])('D-4: the tag of %s', (value) =>
    expectRefused(`a:\n  - b: ${value}`, /tags are not read/, 2, 8 + value.search(/ \S/) + 1),
  )

  it('D-4: a tag on a key', () => {
    expectRefused('!!str a: 1', /tags are not read/, 1, 7)
  })

  it('a tab as indentation', () => {
    expectRefused('a:\n\tb: 1', /indent with spaces/, 2, 1)
  })

  it('keys that are not one text', () => {
    expectRefused('? [a, b]\n: 1', /a key is one text/, 1, 3)
    expectRefused('x: &k a\n*k : 1', /a key is one text/, 2, 1)
    expectRefused('a: 1\n: 2', /the key is missing/, 2, 1)
  })

  it('text without a document', () => {
    for (const text of ['', '\u{FEFF}', '# only a comment\n', '\n\n']) {
      expect(failureOf(readYaml(text)).message).toBe('the text holds no document')
    }
  })

  it('broken syntax', () => {
    expectRefused('a: "b', /missing closing "quote/, 1, 6)
    expectRefused('a: [1, 2', /flow sequence/i, 1, 9)
    expectRefused('a: @b', /plain value cannot start with/, 1, 4)
    expectRefused('a: "\\u0\n  b"', /^invalid escape sequence \\u0$/, 1, 5)
  })

  it('K-13: an unpaired surrogate, in a value and in a key', () => {
    expectRefused('a: "\\ud83d"', /unpaired surrogate/, 1, 4)
    expectRefused('"\\udc00": 1', /unpaired surrogate/, 1, 1)
    expectRefused('a: \ud800', /unpaired surrogate/, 1, 4)
    expect(jsonOf('a: "\\ud83d\\ude00"')).toBe('{"a":"😀"}')
  })
})

describe('keys', () => {
  it('K-228: __proto__ and constructor are ordinary names', () => {
    const text = '__proto__: {polluted: true}\nconstructor: 1\ntoString: 2'
    expect(jsonOf(text)).toBe('{"__proto__":{"polluted":true},"constructor":1,"toString":2}')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('a key is its source text, whatever it looks like', () => {
    expect(jsonOf('013: a\ntrue: b\n~: c\n1.10: d\n"<<": e\n"": f')).toBe(
      '{"":"f","013":"a","1.10":"d","<<":"e","true":"b","~":"c"}',
    )
  })

  it('K-9: a key with nothing after it is null, in every style', () => {
    expect(jsonOf('a:\nb: {c, d: }\n? e')).toBe('{"a":null,"b":{"c":null,"d":null},"e":null}')
  })
})

describe('JSON text', () => {
  it('D-4: text that starts as JSON is JSON only', () => {
    for (const text of ['{a: 1}', '[a]', '\n  [1, 2,]', '\u{FEFF}{"a": 1,}', '{"a": 013}']) {
      expect(readYaml(text)).toEqual(parseJson(text))
      expect(failureOf(readYaml(text)).kind).toBe('parse_failure')
    }
  })

  it('K-11: duplicate keys of JSON text are refused with line and column', () => {
    expectRefused('{"a": 1,\n "a": 2}', /a/, 2, 2)
  })

  it('D-4: a byte order mark at the start is skipped', () => {
    expect(jsonOf('\u{FEFF}a: 1')).toBe('{"a":1}')
    expect(jsonOf('\u{FEFF}{"a": 1}')).toBe('{"a":1}')
  })

  it('JSON scalars read as they do in JSON', () => {
    expect(jsonOf('"a\\u0041\\/\\n"')).toBe('"aA/\\n"')
    expect(jsonOf('-12.50')).toBe('-12.50')
  })
})

describe('the shape', () => {
  const shape = {
    members: { name: { scalar: 'text' }, note: { scalar: 'text_or_null' }, list: { items: { scalar: 'text' } } },
  } as const

  it('K-12: a plain scalar where text is wanted is its source text', () => {
    expect(jsonOf('name: 013\nnote: 1.10\nlist: [04, 6, no, null, ~, .inf]\nfree: 6', shape)).toBe(
      '{"free":6,"list":["04","6","no","null","~",".inf"],"name":"013","note":"1.10"}',
    )
  })

  it('K-9: null stays null where it is admitted, and nothing written is null everywhere', () => {
    expect(jsonOf('note: null\nname:', shape)).toBe('{"name":null,"note":null}')
    expect(jsonOf('note: ~\nlist:\n  -', shape)).toBe('{"list":[null],"note":null}')
  })

  it('K-228: a member named like something inherited has no shape of its own', () => {
    expect(jsonOf('constructor: 1', shape)).toBe('{"constructor":1}')
  })

  it('JSON text is read as JSON whatever the shape wants', () => {
    expect(jsonOf('{"name": 13}', shape)).toBe('{"name":13}')
  })
})
