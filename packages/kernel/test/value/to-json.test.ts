import fc from 'fast-check'
import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { mostRepeats } from '../../src/limits.js'
import { equalByToken } from '../../src/value/equality.js'
import { ExactNumber } from '../../src/value/exact-number.js'
import type { Json, JsonObject } from '../../src/value/json.js'
import { deepFreeze } from '../../src/value/freeze.js'
import { toJson } from '../../src/value/to-json.js'
import { canonical } from '../../src/value/write-json.js'
import { exact } from '../support/exact.js'
import { accepted } from '../support/outcome.js'
import { anyJson, objectOf, reversed, runs } from './arbitrary.js'

const copyOf = (value: unknown): Json => accepted(toJson(value, 'fields'))

/** The lists and objects inside a value. */
const containersIn = (value: Json): readonly object[] =>
  typeof value !== 'object' || value === null || ExactNumber.is(value)
    ? []
    : [value, ...Object.values(value).flatMap(containersIn)]

describe('copying a host value', () => {
  it('K-230: the copy is the same value and shares no list and no object with it, which may be frozen', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const copy = copyOf(deepFreeze(value))
        expect(equalByToken(copy, value)).toBe(true)
        const copied = new Set(containersIn(copy))
        expect(containersIn(value).some((container) => copied.has(container))).toBe(false)
      }),
      runs,
    )
  })

  it('K-230: a later change to the value is not seen in the copy', () => {
    const value = { list: [1], inner: { a: 1 } }
    const copy = copyOf(value)
    value.list.push(2)
    value.inner.a = 2
    expect(copy).toEqual({ list: [1], inner: { a: 1 } })
  })

  it('K-204: members are held in name order at every depth, whatever their order was', () => {
    const copy = copyOf({ b: [{ d: 1, c: 2 }], '\u{1f600}': 0, a: { z: 1, B: 2 }, '\ufffd': 0 }) as JsonObject
    expect(JSON.stringify(copy)).toBe('{"a":{"B":2,"z":1},"b":[{"c":2,"d":1}],"\ufffd":0,"\u{1f600}":0}')
  })

  it('K-204: equal values have equal copies', () => {
    fc.assert(
      fc.property(anyJson, (value) => canonical(copyOf(value)) === canonical(copyOf(reversed(value)))),
      runs,
    )
  })

  it('a host minus zero becomes the token `-0`', () => {
    expect(copyOf([-0, 0, true, false, null])).toEqual([exact('-0'), 0, true, false, null])
  })

  it('an exact number stays the same', () => {
    const number = exact('1.50')
    expect(copyOf({ number })).toEqual({ number })
  })

  it('objects without a prototype and objects of another realm are plain', () => {
    const bare: unknown = Object.assign(Object.create(null), { a: [1] })
    const foreign: unknown = vm.runInNewContext('({ b: { c: [1, null] }, a: "x" })')
    expect(copyOf([bare, foreign])).toEqual([{ a: [1] }, { a: 'x', b: { c: [1, null] } }])
    expect(Object.getPrototypeOf(copyOf(bare))).toBe(Object.prototype)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('K-228: a member `%s` is copied', (name) => {
    const copy = copyOf(objectOf([[name, { inner: 1 }]])) as JsonObject
    expect(Object.entries(copy)).toEqual([[name, { inner: 1 }]])
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })

  it('K-228: what is inherited or not enumerable is no member', () => {
    const value: unknown = Object.defineProperty({ seen: 1 }, 'hidden', { value: 2, enumerable: false })
    expect(copyOf(value)).toEqual({ seen: 1 })
  })

  it('a value that stands twice without holding itself is copied twice', () => {
    const shared = { a: 1 }
    expect(copyOf([shared, shared, { shared }])).toEqual([{ a: 1 }, { a: 1 }, { shared: { a: 1 } }])
  })

  it('a list that stands in ten thousand places is copied into each', () => {
    const none: unknown[] = []
    const copy = copyOf(Array.from({ length: 10_000 }, () => ({ tags: none })))
    expect(copy).toEqual(Array.from({ length: 10_000 }, () => ({ tags: [] })))
  })

  it('D-5: more lists than may be repeated are no repetition where each stands once', () => {
    const lists = Array.from({ length: mostRepeats + 1 }, () => [])
    expect(copyOf([-0, ...lists])).toHaveLength(mostRepeats + 2)
  })

  it('K-230: a Proxy that shows its members in an order of its own keeps each value with its name', () => {
    const reordered = new Proxy({ b: 'two', 1: 'one' }, { ownKeys: () => ['b', '1'] })
    expect(copyOf(reordered)).toEqual({ 1: 'one', b: 'two' })
  })

  it('D-5: 128 levels are copied', () => {
    const deep = (levels: number): Json =>
      levels === 0 ? 0 : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) }
    expect(equalByToken(copyOf(deep(128)), deep(128))).toBe(true)
    expect(toJson(deep(129), 'fields')).toMatchObject({
      left: { kind: 'validation', errors: [{ message: 'lists and objects are nested deeper than 128 levels' }] },
    })
  })
})
