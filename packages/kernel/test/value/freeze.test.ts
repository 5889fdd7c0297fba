import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../src/value/freeze.js'
import type { Json } from '../../src/value/json.js'
import { canonical } from '../../src/value/write-json.js'
import { anyJson, runs } from './arbitrary.js'

const frozenEverywhere = (value: Json): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(frozenEverywhere))

describe('freezing', () => {
  it('K-230: a value is frozen at every depth and keeps its bytes', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const before = canonical(value)
        expect(deepFreeze(value)).toBe(value)
        expect(frozenEverywhere(value)).toBe(true)
        expect(canonical(value)).toBe(before)
      }),
      runs,
    )
  })
})
