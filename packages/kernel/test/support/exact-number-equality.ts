import { expect } from 'vitest'
import { ExactNumber } from '../../src/value/exact-number.js'

// An exact number keeps its token in a private member, which the matchers cannot see: without this, any two are equal.
expect.addEqualityTesters([
  (left: unknown, right: unknown): boolean | undefined => {
    if (!ExactNumber.is(left) && !ExactNumber.is(right)) return undefined
    return ExactNumber.is(left) && ExactNumber.is(right) && left.token === right.token
  },
])
