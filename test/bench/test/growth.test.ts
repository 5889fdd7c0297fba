import { describe, expect, it } from 'vitest'
import { costOfOneMore, growthOf, type Growth } from '../growth/growth.js'

const sizes = [5, 20, 50, 200]

const pointsOf = (costOf: (size: number) => number) => {
  const first = costOf(sizes[0] ?? 1)
  return sizes.map((size) => ({ size, cost: costOf(size) / first }))
}

const curves: readonly (readonly [name: string, costOf: (size: number) => number, growth: Growth])[] = [
  ['a constant', () => 2000, 'flat'],
  ['a wavering constant', (size) => 2000 + (size % 3) * 100, 'flat'],
  ['so much for each', (size) => 70 * size, 'linear'],
  ['so much for each beside a constant', (size) => 2000 + 70 * size, 'linear'],
  [
    'so much for each, and three times as much past a size',
    (size) => size * (size < 100 ? 70 : 210),
    'more than linear',
  ],
  ['the square', (size) => size ** 2, 'more than linear'],
  ['the square beside a constant', (size) => 2000 + size ** 2, 'more than linear'],
  ['the root', (size) => Math.sqrt(size), 'less than linear'],
]

describe('how a cost is said to grow', () => {
  it.each(curves)('%s', (_, costOf, growth) => {
    expect(growthOf(pointsOf(costOf))).toBe(growth)
  })

  it('a step on the way is told from growth at the end', () => {
    const points = [...pointsOf((size) => size * (size < 100 ? 70 : 210)), { size: 800, cost: (800 * 210) / (5 * 70) }]
    expect(growthOf(points)).toBe('linear past a step')
  })

  it('two sizes are enough', () => {
    expect(
      growthOf([
        { size: 1, cost: 1 },
        { size: 10, cost: 9 },
      ]),
    ).toBe('linear')
    expect(
      growthOf([
        { size: 1, cost: 1 },
        { size: 10, cost: 90 },
      ]),
    ).toBe('more than linear')
  })

  it('one more costs what the whole way costs, divided', () => {
    expect(costOfOneMore(pointsOf((size) => 1000 + 100 * size)) * 1500).toBeCloseTo(100)
  })
})
