import { describe, expect, it } from 'vitest'
import { readYaml } from '../src/index.js'
import { expectRefused, failureOf, jsonOf } from './reading.js'

describe('plain scalars where any JSON value may stand', () => {
  it.each([
    '0',
    '-0',
    '7',
    '1.10',
    '1e2',
    '1E+2',
    '4225e043',
    '-0.0',
    '9007199254740993',
    '18446744073709551616',
    '1e999999999999',
    '0.1000000000000000000000000001',
  ])('D-4: %s is a JSON number token and stays that token', (token) => {
    expect(jsonOf(`a: ${token}`)).toBe(`{"a":${token}}`)
  })

  it.each([
    ['+44', '44'],
    ['+0', '0'],
    ['0x2C', '44'],
    ['0x2c', '44'],
    ['0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
  ])('K-12: %s is the integer %s', (source, token) => {
    expect(jsonOf(`a: ${source}`)).toBe(`{"a":${token}}`)
  })

  it.each([
    '013',
    '+013',
    '-013',
    '00',
    '.5',
    '-.5',
    '1.',
    '+1.5',
    '+1e2',
    '01.5',
    '1.e3',
    '0o17',
    '.inf',
    '-.Inf',
    '+.INF',
    '.nan',
    '.NaN',
    'True',
    'TRUE',
    'False',
    'FALSE',
    'Null',
    'NULL',
  ])('D-4: %s is something only to YAML and is refused by name', (source) => {
    expectRefused(`a: ${source}`, `\`${source}\``, 1, 4)
  })

  it('a refused hexadecimal number is cut in the sentence, however long it is', () => {
    const { message } = failureOf(readYaml(`a: 0x${'F'.repeat(1_000_000)}`))
    expect(message.length).toBeLessThan(200)
  })

  it.each(['yes', 'no', 'on', 'off', 'Yes', 'NO', 'y', 'n'])('K-12: %s is text', (source) => {
    expect(jsonOf(`a: ${source}`)).toBe(`{"a":"${source}"}`)
  })

  it.each([
    ...['1_000', '0b101', '12:30:45', '2027-03-01', '-0x2C', '0x', '0o', '0o8', '1.2.3', '1e', 'e5', '+', '.', '٣'],
    ...['infinity', '.infinite', 'tRUE', 'nulls'],
  ])('%s is no number, boolean or null of the core schema, so it is text', (source) => {
    expect(jsonOf(`a: ${source}`)).toBe(`{"a":"${source}"}`)
  })

  it('true, false, null and ~ are what JSON calls true, false and null', () => {
    expect(jsonOf('[true, false, null]')).toBe('[true,false,null]')
    expect(jsonOf('a: [true, false, null, ~]')).toBe('{"a":[true,false,null,null]}')
  })

  it('quoted and block scalars are text, whatever they look like', () => {
    expect(jsonOf('a: "013"\nb: \'no\'\nc: |\n  .inf\nd: >-\n  1.10\n')).toBe(
      '{"a":"013","b":"no","c":".inf\\n","d":"1.10"}',
    )
  })

  it('a plain scalar of two lines is folded into one text', () => {
    expect(jsonOf('a: one\n  two')).toBe('{"a":"one two"}')
  })
})

describe('known-faults 17: the surprises of YAML', () => {
  it('[en, fr, no] lists three texts', () => {
    expect(jsonOf('languages: [en, fr, no]')).toBe('{"languages":["en","fr","no"]}')
  })

  it('013 is refused, not read as 13 or 11', () => {
    expectRefused('bay: 013', '`013`', 1, 6)
  })

  it('1.10 keeps its zero', () => {
    expect(jsonOf('release: 1.10')).toBe('{"release":1.10}')
  })

  it('4225e043 is not expanded and not infinity', () => {
    expect(jsonOf('serial: 4225e043')).toBe('{"serial":4225e043}')
  })
})
