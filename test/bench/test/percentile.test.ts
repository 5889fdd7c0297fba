import { expect, it } from 'vitest'
import { percentile } from '../storage/percentile.js'

const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

it('a percentile is the value that so many of all do not exceed', () => {
  expect(percentile(hundred, 50)).toBe(50)
  expect(percentile(hundred, 99)).toBe(99)
  expect(percentile([...hundred, 101], 50)).toBe(51)
  expect(percentile([7], 99)).toBe(7)
  expect(percentile([1, 2], 99)).toBe(2)
})
