import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyPlain, copyPlainMembers, doubtful } from '../../src/value/copy-plain.js'
import type { Json, JsonObject } from '../../src/value/json.js'
import { namesOf } from '../../src/value/text.js'
import { canonical } from '../../src/value/write-json.js'
import { exact } from '../support/exact.js'
import { anyJson, runs } from './arbitrary.js'

// `toJson` answers the same whether the quick way copies or the thorough one does: what the quick way takes on is held
// here.

const depthLimit = 128
const withAccessor = Object.defineProperty({}, 'x', { get: () => 1, enumerable: true })

const doubts: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['NaN', Number.NaN],
  ['infinity', Infinity],
  ['minus zero', -0],
  ['an unpaired surrogate', 'a\ud800'],
  ['a name with an unpaired surrogate', { 'a\ud800': 1 }],
  ['an accessor', withAccessor],
  ['a member that is undefined', { a: undefined }],
  ['a member named by a symbol', { [Symbol('x')]: 1 }],
  ['a list with a hole', [1, , 3]],
  ['a list with a member', Object.assign([1], { x: 1 })],
  ['a list of another class', new (class extends Array<number> {})()],
  ['an instance of a class', new Date(0)],
  ['an object without a prototype', Object.create(null)],
]

const orderedNames = (value: JsonObject): boolean =>
  JSON.stringify(Object.keys(value).filter((name) => !/^\d+$/.test(name))) ===
  JSON.stringify(namesOf(value).filter((name) => !/^\d+$/.test(name)))

describe('the quick way to copy', () => {
  it('takes on every plain value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const copy = copyPlain(value, depthLimit)
        expect(copy).not.toBe(doubtful)
        expect(canonical(copy as Json)).toBe(canonical(value))
      }),
      runs,
    )
  })

  it.each<Json>([null, true, false, 0, -1.5, '', 'a', [], {}, [[1], { a: [null] }], { a: { b: 'c' } }])(
    'takes on %j',
    (value) => {
      expect(copyPlain(value, depthLimit)).toEqual(value)
    },
  )

  it.each(doubts)('leaves %s to the closer look, alone and inside', (_name, value) => {
    expect(copyPlain(value, depthLimit)).toBe(doubtful)
    expect(copyPlain([value], depthLimit)).toBe(doubtful)
    expect(copyPlain({ a: value }, depthLimit)).toBe(doubtful)
    expect(copyPlain([{ a: [], b: value }, 1], depthLimit)).toBe(doubtful)
  })

  it('an exact number stays the same, alone and inside', () => {
    const number = exact('1.50')
    expect(copyPlain(number, depthLimit)).toBe(number)
    expect(copyPlain([{ number }], depthLimit)).toEqual([{ number }])
  })

  it('D-5: a level too many is left to the closer look', () => {
    expect([[], [[]], [{}], { a: [] }, { a: {} }].map((value) => copyPlain(value, 2) === doubtful)).toEqual(
      Array(5).fill(false),
    )
    expect([[[[]]], [[{}]], [{ a: {} }], { a: { b: [] } }].map((value) => copyPlain(value, 2))).toEqual(
      Array(4).fill(doubtful),
    )
  })

  it('K-204: members come in name order, those with hostile names too', () => {
    const value = JSON.parse('{"b":{"d":1,"c":2},"__proto__":{"z":1,"y":2},"a":3}') as unknown
    expect(JSON.stringify(copyPlain(value, depthLimit))).toBe('{"__proto__":{"y":2,"z":1},"a":3,"b":{"c":2,"d":1}}')
  })
})

describe('the quick way to copy an object whose names are looked at afterwards', () => {
  it('takes on every plain object, and puts the members inside it in name order', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const copy = copyPlainMembers({ b: value, a: { z: 1, y: 2 } }, depthLimit)
        expect(copy).toEqual({ a: { y: 2, z: 1 }, b: value })
        expect(orderedNames((copy as JsonObject)['a'] as JsonObject)).toBe(true)
      }),
      runs,
    )
  })

  it('is given no list and nothing else but a plain object', () => {
    const others: readonly unknown[] = [null, 7, 'a', [], [1], exact('1.0'), new Date(0), Object.create(null)]
    expect(others.map((value) => copyPlainMembers(value, depthLimit))).toEqual(others.map(() => doubtful))
  })

  it.each(doubts)('leaves a member that is %s', (_name, value) => {
    expect(copyPlainMembers({ a: value }, depthLimit)).toBe(doubtful)
  })

  it('leaves accessors and members named by a symbol', () => {
    expect(copyPlainMembers(withAccessor, depthLimit)).toBe(doubtful)
    expect(copyPlainMembers({ a: 1, [Symbol('x')]: 1 }, depthLimit)).toBe(doubtful)
  })

  it('D-5: counts the object itself as a level', () => {
    expect(copyPlainMembers({ a: [[]] }, 3)).toEqual({ a: [[]] })
    expect(copyPlainMembers({ a: [[]] }, 2)).toBe(doubtful)
  })
})
