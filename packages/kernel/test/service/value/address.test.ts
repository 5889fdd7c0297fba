import { describe, expect, it } from 'vitest'
import { address } from '../../../src/definition/service/address.js'
import type { FieldKind } from '../../../src/document/document.js'
import { exact } from '../../support/exact.js'
import { accepted, refused } from '../../support/outcome.js'

describe('the storage address of a logical identity', () => {
  it.each<readonly [FieldKind, unknown, string]>([
    ['string', '', 's:'],
    ['string', 's:"x"\n', 's:s:"x"\n'],
    ['enum', 'fine', 's:fine'],
    ['ref', 'copy-4', 's:copy-4'],
    ['boolean', false, 'false'],
    ['boolean', true, 'true'],
    ['integer', 12, '12'],
    ['integer', exact('9007199254740993'), '9007199254740993'],
    ['number', exact('1.0'), '1'],
    ['number', exact('1e0'), '1'],
    ['number', exact('-0.0'), '0'],
    ['number', exact('2.50'), '2.5'],
    ['binary64', exact('1e-7'), '0.0000001'],
    ['binary64', exact('1e40'), `1${'0'.repeat(40)}`],
    ['array', [1, 'a', [true]], '[1,"a",[true]]'],
    ['array', [], '[]'],
    ['object', {}, '{}'],
    ['map', { b: exact('2.0'), a: { d: 1, c: 's:x' } }, '{"a":{"c":"s:x","d":1},"b":2}'],
    ['union', { value: 'oak', is: 'tree' }, '{"is":"tree","value":"oak"}'],
    ['object', { row: exact('3.0'), bay: 'A"1' }, '{"bay":"A\\"1","row":3}'],
  ])('SR-85, SR-86: %s %j', (kind, value, text) => {
    expect(accepted(address(kind, value))).toBe(text)
  })

  it.each<readonly [FieldKind, unknown]>([
    ['string', ''],
    ['enum', ' '],
    ['ref', '\n'],
    ['integer', 0],
    ['array', []],
    ['object', {}],
    ['map', {}],
    ['union', {}],
  ])('SR-90: the address of %s %j is not blank', (kind, value) => {
    expect(accepted(address(kind, value)).trim()).not.toBe('')
  })

  it('SR-86: only what JSON must escape is escaped, in lower-case hexadecimal', () => {
    const text = '"\\/\b\f\n\r\t\u0000\u001f\u007fé\u2028\u{1F4D6}'
    expect(accepted(address('array', [text]))).toBe('["\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007fé\u2028\u{1F4D6}"]')
  })

  it('SR-2, SR-86: members go in the order of code points', () => {
    expect(accepted(address('map', { '\u{1F600}': 1, '\ufffd': 2, __proto__x: 3 }))).toBe(
      '{"__proto__x":3,"\ufffd":2,"\u{1F600}":1}',
    )
  })

  it('SR-87: what is inside is not held against the kind', () => {
    expect(accepted(address('integer', exact('1.5')))).toBe('1.5')
    expect(accepted(address('union', {}))).toBe('{}')
  })

  it.each<readonly [FieldKind, unknown, object]>([
    ['json', 'x', { kind: 'kind_not_addressable', field_kind: 'json' }],
    ['string', 5, { kind: 'value_not_of_kind', field_kind: 'string', found: 'a number' }],
    ['integer', '5', { kind: 'value_not_of_kind', field_kind: 'integer', found: 'a string' }],
    ['array', {}, { kind: 'value_not_of_kind', field_kind: 'array', found: 'a mapping' }],
    ['map', [], { kind: 'value_not_of_kind', field_kind: 'map', found: 'a list' }],
    ['boolean', null, { kind: 'value_not_of_kind', field_kind: 'boolean', found: 'null' }],
    ['enum', true, { kind: 'value_not_of_kind', field_kind: 'enum', found: 'a boolean' }],
    ['number', exact('1e309'), { kind: 'number_outside_source_domain', token: '1e309' }],
    ['object', { a: [exact('-1e400')] }, { kind: 'number_outside_source_domain', token: '-1e400' }],
    ['object', { a: [null] }, { kind: 'null_in_composite' }],
  ])('SR-88: %s %j has none', (kind, value, error) => {
    expect(refused(address(kind, value))).toEqual(error)
  })
})
