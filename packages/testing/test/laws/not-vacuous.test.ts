import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'
import { plansUnder } from '../../src/laws/kernel/plan.js'
import { walk } from '../../src/laws/kernel/walk.js'

const kindsMet = (): ReadonlyMap<string, number> => {
  const met = new Map<string, number>()
  const count = (kind: string): unknown => met.set(kind, (met.get(kind) ?? 0) + 1)
  for (const plan of fc.sample(arbitrary.definition().chain(plansUnder), { numRuns: 1500, seed: 3 })) {
    for (const { asked, answer } of walk(plan))
      count(`${asked.kind}: ${isRight(answer) ? 'accepted' : answer.left.kind}`)
  }
  return met
}

describe('the walks that laws of the kernel are asked of', () => {
  it('K-189: meet every refusal that creation and execution can answer, and are often accepted', () => {
    const met = kindsMet()
    expect([...met.keys()]).toEqual(
      expect.arrayContaining([
        ...['accepted', 'validation', 'invariant_violation', 'invariant_unobservable', 'template'].flatMap((kind) => [
          `create: ${kind}`,
          `execute: ${kind}`,
        ]),
        ...['entity_mismatch', 'unknown_state', 'revision_exhausted', 'operation_not_found', 'invalid_transition'].map(
          (kind) => `execute: ${kind}`,
        ),
        ...['precondition_failed', 'precondition_unobservable', 'increment_overflow'].map((kind) => `execute: ${kind}`),
      ]),
    )
    expect(met.get('create: accepted')).toBeGreaterThan(700)
    expect(met.get('execute: accepted')).toBeGreaterThan(700)
  })
})
