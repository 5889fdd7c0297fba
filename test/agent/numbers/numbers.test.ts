import { readNumbers, writeNumbers } from '@assent/agent'
import { numberOf, parseJson, stringify, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../../properties/runs.js'
import { valueOf } from '../desk.js'
import { archive, toolOf } from '../schema/archive.js'

const tools = archive()

const read = (name: string, input: unknown): string =>
  stringify(valueOf(readNumbers(toolOf(tools, name), input)) as Json)

const faults = (name: string, input: unknown): readonly string[] => {
  const answer = readNumbers(toolOf(tools, name), input)
  return isLeft(answer) ? answer.left.errors.map(({ path }) => path) : []
}

const big = '9007199254740993'

describe('the text of digits', () => {
  it.each<[string, string, object, string]>([
    ['of an integer', 'archive.create', { version: 1, fields: { pages: big } }, `{"pages":${big}}`],
    [
      'of an integer, as a number with a fraction',
      'archive.create',
      { version: 1, fields: { pages: '1.0' } },
      '{"pages":"1.0"}',
    ],
    ['of a number', 'archive.create', { version: 2, fields: { pages: '-1.50e400' } }, '{"pages":-1.50e400}'],
    ['of an element', 'archive.create', { version: 2, fields: { lots: [1, big] } }, `{"lots":[1,${big}]}`],
    ['in a place that wants text', 'archive.create', { version: 1, fields: { owner: big } }, `{"owner":"${big}"}`],
    [
      'in a place that nobody declares',
      'archive.create',
      { version: 1, fields: { lots: [big] } },
      `{"lots":["${big}"]}`,
    ],
  ])('%s: %s %j is %s', (_what, name, input, fields) => {
    expect(read(name, input)).toContain(`"fields":${fields}`)
  })

  it('is read where every version that declares the place wants a number, and left where one wants text', () => {
    expect(read('archive.seal', { arguments: { mark: big } })).toBe(`{"arguments":{"mark":"${big}"}}`)
    expect(read('archive.open', { arguments: { weight: big } })).toBe(`{"arguments":{"weight":${big}}}`)
  })

  it('is read of the operation that a preview names', () => {
    expect(read('archive.preview', { operation: 'open', arguments: { weight: big } })).toContain(`"weight":${big}`)
    expect(read('archive.preview', { operation: 'seal', arguments: { weight: big } })).toContain(`"weight":"${big}"`)
  })

  it('is read as a revision, and in no other member', () => {
    expect(read('archive.seal', { id: '7', expected_revision: big })).toBe(`{"expected_revision":${big},"id":"7"}`)
  })

  it('leaves what is no plain JSON to the tool', () => {
    const cyclic: { self?: object } = {}
    cyclic.self = cyclic
    for (const input of [cyclic, null, 3, 'text', [1]]) {
      expect(readNumbers(toolOf(tools, 'archive.seal'), input)).toEqual({ _tag: 'Right', right: input })
    }
  })
})

describe('a number that a reader of JSON has rounded', () => {
  it('is refused by its path, wherever it stands', () => {
    const input = { id: 'a', expected_revision: 2 ** 53, arguments: { mark: 1, lots: [1, { deep: -(2 ** 53) }] } }
    expect(faults('archive.seal', input)).toEqual(['arguments.lots[1].deep', 'expected_revision'])
    expect(faults('archive.seal', { expected_revision: Number.MAX_SAFE_INTEGER })).toEqual([])
    expect(faults('archive.seal', { expected_revision: numberOf(big) })).toEqual([])
  })
})

describe('a result', () => {
  it('holds a number that would be rounded as the text of its digits, and every other as it is', () => {
    const result = valueOf(
      parseJson(`[1, 1.0, -0, 0.1, 1e2, ${big}, -${big}, 1e400, 0.1234567890123456789, 9007199254740991]`),
    )
    expect(writeNumbers(result)).toEqual([
      1,
      1,
      -0,
      0.1,
      100,
      big,
      `-${big}`,
      '1e400',
      '0.1234567890123456789',
      9007199254740991,
    ])
  })

  it('that is written and read back has the digits that were in it, and lost none', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }), (value) => {
        const number = numberOf(String(value)) ?? 0
        const carried: unknown = JSON.parse(JSON.stringify(writeNumbers({ number })))
        expect(String((carried as { number: string | number }).number)).toBe(String(value))
      }),
      runs,
    )
  })

  it('keeps a member that is called `__proto__`', () => {
    const result = valueOf(parseJson('{"__proto__": {"a": 1}}'))
    expect(JSON.stringify(writeNumbers(result))).toBe('{"__proto__":{"a":1}}')
  })
})
