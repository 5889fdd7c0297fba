import { canonical, parseJson, toJson } from '@assent/kernel'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'

describe('arbitrary.json', () => {
  it('K-56: every value is JSON in memory and comes back from its text with the same tokens', () => {
    fc.assert(
      fc.property(arbitrary.json(3), (value) => {
        expect(toJson(value, 'value')).toEqual(right(value))
        expect(parseJson(canonical(value))).toEqual(right(value))
      }),
      { numRuns: 1000 },
    )
  })

  it('exact numbers, hostile names and text outside the basic plane come up', () => {
    const all = fc.sample(arbitrary.json(), { numRuns: 2000, seed: 7 }).map(canonical).join('\n')
    for (const part of ['1e400', '-0', '9007199254740993', '__proto__', '\u{1f600}', '\\u0000'])
      expect(all).toContain(part)
  })
})

describe('arbitrary.shuffled', () => {
  it('K-233: the value has the same canonical bytes', () => {
    const twice = arbitrary.json(3).chain((value) => fc.tuple(fc.constant(value), arbitrary.shuffled(value)))
    fc.assert(
      fc.property(twice, ([value, other]) => canonical(value) === canonical(other)),
      { numRuns: 1000 },
    )
  })
})
