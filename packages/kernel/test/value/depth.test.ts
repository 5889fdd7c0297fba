import { describe, expect, it } from 'vitest'
import { deepestValue, isDeeperThan } from '../../src/value/depth.js'
import type { Json } from '../../src/value/json.js'
import { exact } from '../support/exact.js'

describe('nesting', () => {
  it.each<readonly [Json, number]>([
    [null, 0],
    ['a', 0],
    [7, 0],
    [true, 0],
    [exact('1.0'), 0],
    [[], 1],
    [{}, 1],
    [{ a: 1, b: 2 }, 1],
    [[1, [2], 3], 2],
    [{ a: 1, b: { c: 2 }, d: 3 }, 2],
    [[{ a: [null] }, []], 3],
    [{ a: [{ b: exact('1.0') }] }, 3],
  ])('D-5: %j has %s levels', (value, levels) => {
    const deeper = [0, 1, 2, 3, 4].map((limit) => isDeeperThan(value, limit))

    expect(deeper).toEqual([0, 1, 2, 3, 4].map((limit) => limit < levels))
  })

  it('D-5: a value leaves room for the record that wraps it', () => {
    expect(deepestValue).toBe(120)
  })
})
