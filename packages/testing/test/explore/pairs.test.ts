import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairwise } from '../../src/explore/pairs.js'

const counts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 })

describe('pairwise', () => {
  it('lets every value of a choice meet every value of every other', () => {
    fc.assert(
      fc.property(counts, (of) => {
        const rows = pairwise(of, Infinity)
        for (const [left, ones] of of.entries())
          for (const [right, others] of of.entries()) {
            if (left >= right) continue
            const met = new Set(rows.map((row) => `${row[left]},${row[right]}`))
            expect(met.size).toBe(ones * others)
          }
      }),
      { numRuns: 200 },
    )
  })

  it('needs far fewer rows than there are combinations, and no more than the limit', () => {
    expect(pairwise([4, 4, 4, 4, 4, 4], Infinity).length).toBeLessThan(40)
    expect(pairwise([4, 4, 4, 4, 4, 4], 7)).toHaveLength(7)
  })

  it('of many choices with many values takes no set of all their pairs, which the host would not hold', () => {
    const rows = pairwise(Array<number>(700).fill(10), 3)
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map((row) => row.join())).size).toBe(3)
  })

  it('of one choice gives its values, of none nothing', () => {
    expect(pairwise([3], 9)).toEqual([[0], [1], [2]])
    expect(pairwise([], 9)).toEqual([])
    expect(pairwise([2, 0], 9)).toEqual([])
  })
})
