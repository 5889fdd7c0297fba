import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { readDecisionRecord, readInstance } from '../../src/record/read-record.js'
import type { Decision } from '../../src/record/record.js'
import { parseJson } from '../../src/value/read-json.js'
import { bytesOf } from '../support/bytes.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { create, heldPermit, permitWith, renew, renewable } from '../support/permit.js'
import { anyText, textMatching } from '../support/text.js'

const fields = { log: { type: 'json' } }
const definition = permitWith(fields)

class Plate {
  readonly text = 'AB-1'
}
const cycle: unknown[] = []
cycle.push(cycle)

const notJson: readonly (readonly [string, unknown])[] = [
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['undefined', undefined],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('plate')],
  ['a Date', new Date(0)],
  ['a Map', new Map()],
  ['an instance of a class', new Plate()],
  ['a getter', Object.defineProperty({}, 'now', { enumerable: true, get: () => 1 })],
  ['a cycle', cycle],
  ['a lone surrogate', '\ud83d'],
  ['a member name with a lone surrogate', { '\udc00': 1 }],
  ['a list with a hole', new Array<unknown>(2)],
  ['a list with a further member', Object.assign([1], { by: 2 })],
  ['a list of a class', new (class Plates extends Array<unknown> {})()],
  ['a boxed text', new String('AB-1')],
  ['a member named by a symbol', { [Symbol('plate')]: 1 }],
  ['an heir of an object', Object.create({ plate: 'AB-1' })],
]

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
/** Answers every read with a value that none of its properties has. */
const liar = (made: unknown): unknown => new Proxy({ plate: 'AB-1' }, { get: () => made })

const canBeGivenBack = ({ instance, record }: Decision): boolean => {
  const text = parseJson(bytesOf(record))
  const isRead = text._tag === 'Right' && readDecisionRecord(text.right)._tag === 'Right'
  return isRead && readInstance(instance)._tag === 'Right'
}

const atLog = (root: string) => ({
  kind: 'validation',
  errors: [{ path: textMatching(new RegExp(`^${root}\\.log`)), message: anyText }],
})

describe('values that are not JSON', () => {
  it.each(notJson)('K-195: %s is refused at its place, and not coerced', (_name, value) => {
    expect(refused(create(definition, { log: value }))).toEqual(atLog('fields'))
    expect(refused(renew(renewable({}, { arguments: { fields } }), {}, { log: value }))).toEqual(atLog('arguments'))
  })

  it.each(notJson)('K-195: an instance that holds %s is refused', (_name, value) => {
    expect(refused(renew(renewable(fields), { log: value }))).toMatchObject({ kind: 'validation' })
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'p-7'],
    ['a list', []],
    ['an object without members', {}],
    ['a missing revision', { ...heldPermit({}), revision: undefined }],
    ['a revision in text', heldPermit({}, { revision: '4' })],
    ['a negative revision', heldPermit({}, { revision: -1 })],
    ['a revision with a point', heldPermit({}, { revision: exact('4.0') })],
    ['a revision past the largest', heldPermit({}, { revision: exact('9223372036854775808') })],
    ['fields that are a list', { ...heldPermit({}), fields: [] }],
    ['a state that is no text', heldPermit({}, { lifecycle_state: null })],
    ['a version that is no number', heldPermit({}, { version: '3' })],
  ])('K-195: what is no instance is refused: %s', (_name, instance) => {
    expect(refused(decide(define(renewable({})), { instance, operation: 'renew', arguments: {} }))).toMatchObject({
      kind: 'validation',
    })
  })

  it('K-195, D-5: data that is too deep is refused, however deep', () => {
    for (const levels of [200, 100_000]) {
      expect(refused(create(definition, { log: nested(levels) }))).toEqual(atLog('fields'))
      expect(refused(renew(renewable(fields), { log: nested(levels) }))).toMatchObject({ kind: 'validation' })
    }
  })

  it('K-195, K-30: data of a hundred levels is decided', () => {
    const deep = nested(100)
    const emits = [{ type: 'Renewed', payload: '$fields' }]
    const { events } = accepted(renew(renewable(fields, { emits }), { log: deep }))

    expect(bytesOf(events[0]?.payload)).toBe(bytesOf({ log: deep }))
  })

  it('K-186, K-187, K-195: what is decided can be given back, however deep it is', () => {
    const wrapping = renewable(fields, {
      set: { log: { inner: '$fields.log' } },
      emits: [{ type: 'Renewed', payload: { all: '$fields' } }],
    })
    const unreadable = Array.from({ length: 130 }, (_, levels) => levels).filter((levels) =>
      [create(wrapping, { log: nested(levels) }), renew(wrapping, { log: nested(levels) })].some(
        (outcome) => outcome._tag === 'Right' && !canBeGivenBack(outcome.right),
      ),
    )

    expect(unreadable).toEqual([])
  })

  it('K-195, K-230: a proxy gets nothing but a copy of plain data into a decision', () => {
    const shared = { n: 1 }
    const outcomes = [shared, new Date(0), Number.NaN, undefined].map((made) => create(definition, { log: liar(made) }))
    shared.n = 2
    const logs = outcomes.map((outcome) =>
      outcome._tag === 'Right' ? bytesOf(outcome.right.instance.fields) : outcome.left.kind,
    )

    const plain = ['validation', '{"log":{"plate":"AB-1"}}', '{"log":{"plate":{"n":1}}}']
    expect(logs.filter((log) => !plain.includes(log))).toEqual([])
  })

  it('K-195: a proxy that throws is refused', () => {
    const fail = (): never => {
      throw new Error('not for you')
    }
    for (const trap of ['get', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has']) {
      const outcome = create(definition, { log: new Proxy({ plate: 1 }, { [trap]: fail }) })

      expect(outcome._tag === 'Left' ? outcome.left.kind : bytesOf(outcome.right.instance.fields)).toMatch(
        /^(?:validation|\{"log":\{"plate":1\}\})$/,
      )
    }
  })

  it('K-56, K-61: the host number -0 is the token -0', () => {
    const { instance } = accepted(create(permitWith({ total: { type: 'integer' } }), { total: -0 }))

    expect(bytesOf(instance.fields)).toBe('{"total":-0}')
  })

  it('K-195: wide data is decided', () => {
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`n${index}`, index]))

    expect(Object.keys(accepted(create(definition, { log: wide })).instance.fields['log'] as object)).toHaveLength(
      50_000,
    )
  })

  it('K-195: an object without a prototype is plain data', () => {
    const bare = Object.assign(Object.create(null) as object, {
      log: Object.assign(Object.create(null) as object, { a: 1 }),
    })

    expect(bytesOf(accepted(create(definition, bare)).instance.fields)).toBe('{"log":{"a":1}}')
  })

  it('K-187: an instance tolerates members that it does not know, and loses them', () => {
    const instance = { ...heldPermit({}), stored_at: 'yesterday' }

    expect(
      Object.keys(
        accepted(decide(define(renewable({})), { instance, operation: 'renew', arguments: {} })).instance,
      ).sort(),
    ).toEqual(['entity', 'fields', 'id', 'lifecycle_state', 'revision', 'version'])
  })
})
