import { canonical, decide } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'

describe('arbitrary.call', () => {
  it('K-170: is accepted, or refused at any step that the rules, the arguments and the instance decide', () => {
    const answers = fc.sample(arbitrary.call(), { numRuns: 2000, seed: 7 }).map((call) => decide(call.definition, call))
    const kinds = new Set(answers.map((answer) => (isLeft(answer) ? answer.left.kind : 'accepted')))
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'accepted',
        'validation',
        'invalid_transition',
        'precondition_failed',
        'precondition_unobservable',
        'invariant_violation',
        'invariant_unobservable',
        'template',
        'revision_exhausted',
      ]),
    )
  })
})

describe('arbitrary.shelf', () => {
  it('Q-10: something often stands there that the question finds, and often something that it does not', () => {
    const shelves = fc.sample(arbitrary.shelf(), { numRuns: 500, seed: 7 })
    const holds = shelves.filter(({ items, asked: { matching } }) => {
      const wanted = Object.entries(matching ?? {})
      return items.some((item) => wanted.every(([name, value]) => canonical(item[name] ?? null) === canonical(value)))
    })
    expect(holds.length).toBeGreaterThan(150)
    expect(shelves.length - holds.length).toBeGreaterThan(50)
  })
})
