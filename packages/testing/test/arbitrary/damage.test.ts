import { canonical, parseJson, toJson } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, deepFreeze, tamperingsOf } from '../../src/index.js'

const nested = arbitrary.json(3).map(deepFreeze)

describe('arbitrary.mutilated', () => {
  it('K-56: is JSON that comes back from its text, and leaves what was given as it was', () => {
    const mutilated = nested.chain((value) => fc.tuple(fc.constant(value), arbitrary.mutilated(value)))
    fc.assert(
      fc.property(mutilated, ([, value]) => {
        const read = parseJson(canonical(value))
        expect(isRight(read) ? canonical(read.right) : read.left).toBe(canonical(value))
      }),
      { numRuns: 500 },
    )
  })

  it('differs in one place, of any depth', () => {
    const value = { a: [1, { b: 2 }] }
    const found = new Set(fc.sample(arbitrary.mutilated(value), { numRuns: 500, seed: 7 }).map(canonical))
    for (const one of ['{}', '{"a":[]}', '{"a":[1]}', '{"a":[1,{}]}', '{"a":[1,{"b":null}]}', 'null'])
      expect(found).toContain(one)
  })
})

describe('arbitrary.garbage', () => {
  it('D-5: much of it is no JSON, some is, and reading it runs no getter', () => {
    const read = fc.sample(arbitrary.garbage(), { numRuns: 500, seed: 7 }).map((value) => toJson(value, 'value'))
    expect(read.filter(isLeft).length).toBeGreaterThan(150)
    expect(read.filter(isRight).length).toBeGreaterThan(50)
  })
})

describe('tamperingsOf', () => {
  it('K-209: each changes the document, which stays as it was', () => {
    fc.assert(
      fc.property(nested, (value) => {
        const before = canonical(value)
        for (const { place, change, tampered } of tamperingsOf(value)) {
          const after = canonical(tampered())
          if (change !== 'swapped') expect(after, `${place} ${change}`).not.toBe(before)
          expect(parseJson(after)).toMatchObject({ _tag: 'Right' })
        }
        expect(canonical(value)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  it('names where and what', () => {
    const named = tamperingsOf({ of: [true, 'x'] }).map(({ place, change }) => `${place} ${change}`)
    for (const one of ['.of removed', '.of[0] dropped', '.of[0] swapped', '.of[1] doubled', '.extra added as null'])
      expect(named).toContain(one)
  })
})

describe('deepFreeze', () => {
  it('K-3: a write to any part throws', () => {
    const frozen = deepFreeze({ a: [{ b: 1 }] })
    expect(() => Object.assign(frozen.a[0] ?? {}, { b: 2 })).toThrow(TypeError)
    expect(() => frozen.a.push({ b: 2 })).toThrow(TypeError)
  })
})
