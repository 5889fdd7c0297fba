import { describe, expect, it } from 'vitest'
import { negate } from '../../src/value/truth.js'

describe('truth', () => {
  it.each([
    [true, false],
    [false, true],
    ['unknown', 'unknown'],
  ] as const)('the negation of %s is %s', (truth, expected) => {
    expect(negate(truth)).toBe(expected)
  })
})
