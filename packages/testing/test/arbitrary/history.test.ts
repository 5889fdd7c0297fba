import { canonical, parseJson, replay, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, definitionOf, historyOf } from '../../src/index.js'
import { parcel } from './parcel.js'

const runs = { numRuns: 500 }

const history = arbitrary.definition().chain((definition) => arbitrary.history(definition))

/** Refuses every creation. */
const barred = definitionOf({
  entity: 'vault',
  schema: {},
  lifecycle: { initial: 'shut', states: ['shut'] },
  invariants: [{ name: 'never', assert: false }],
  operations: { knock: { transitions: [{ from: 'shut', to: 'shut' }] } },
})

/** The states that transitions lead to, whatever rules say. */
const ledTo = ({ document }: ValidatedDefinition): ReadonlySet<string> => {
  const reached = new Set([document.lifecycle.initial])
  const transitions = Object.values(document.operations).flatMap((operation) => operation.transitions)
  // A set goes on with what is added while it is walked.
  for (const state of reached) {
    for (const { from, to } of transitions) if ([from].flat().includes(state)) reached.add(to)
  }
  return reached
}

describe('arbitrary.history', () => {
  it('K-2: is what the kernel answers to its requests, each call on the instance of the decision before', () => {
    fc.assert(
      fc.property(history, (one) => {
        expect(canonical(historyOf(one).answers)).toBe(canonical(one.answers))
        expect(one.decisions).toEqual(one.answers.filter(isRight).map((answer) => answer.right))
        expect(one.answers.length).toBe(one.decisions.length === 0 ? 1 : one.calls.length + 1)
      }),
      runs,
    )
  })

  it('K-205: replays, and its records come back from their text', () => {
    fc.assert(
      fc.property(history, ({ decisions }) => {
        const records = decisions.map(({ record }) => record)
        for (const record of records) expect(parseJson(canonical(record))).toMatchObject({ _tag: 'Right' })
        if (records.length > 0) expect(replay(records)).toEqual(right(decisions.at(-1)?.instance))
      }),
      runs,
    )
  })

  it('has at most so many calls, also many', () => {
    const lengths = fc.sample(arbitrary.history(parcel, 40), { numRuns: 50, seed: 7 }).map(({ calls }) => calls.length)
    expect(Math.max(...lengths)).toBeGreaterThan(30)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40)
  })

  it('keeps refused calls beside the accepted ones', () => {
    const answers = fc.sample(arbitrary.history(parcel), { numRuns: 1000, seed: 7 }).flatMap((one) => one.answers)
    const kinds = new Set(answers.map((answer) => (isLeft(answer) ? answer.left.kind : 'accepted')))
    expect([...kinds].toSorted()).toEqual(['accepted', 'invalid_transition', 'invariant_violation', 'validation'])
  })

  it('K-113: says so where no creation is accepted', () => {
    for (const { decisions, answers, calls } of fc.sample(arbitrary.history(barred), 20)) {
      expect(decisions).toEqual([])
      expect(calls).toEqual([])
      expect(answers).toMatchObject([{ left: { kind: 'invariant_violation', rule: 'never' } }])
    }
    expect(fc.sample(arbitrary.instance(barred), 20)).toEqual(Array.from({ length: 20 }))
  })

  it('shrinks to few calls', () => {
    const never = fc.property(arbitrary.history(parcel), ({ decisions }) =>
      decisions.every(({ instance }) => instance.lifecycle_state !== 'returned'),
    )
    const { counterexample } = fc.check(never, { numRuns: 1000, seed: 7 })
    expect(counterexample?.[0].calls.map(({ operation }) => operation)).toEqual(['send', 'bring_back'])
  })
})

describe('arbitrary.instance', () => {
  it('K-4: sees each state of a definition, in fifty', () => {
    const states = fc
      .sample(arbitrary.instance(parcel), { numRuns: 50, seed: 7 })
      .map((instance) => instance?.lifecycle_state)
    expect(new Set(states)).toEqual(ledTo(parcel))
  })

  it('K-4: sees most of the states that transitions lead to, under any definition', () => {
    const definitions = fc.sample(arbitrary.definition(), { numRuns: 200, seed: 7 })
    const shares = definitions.map((definition) => {
      const instances = fc.sample(arbitrary.instance(definition), { numRuns: 40, seed: 7 })
      const seen = new Set(instances.flatMap((instance) => instance?.lifecycle_state ?? []))
      return { seen: seen.size, states: ledTo(definition).size }
    })
    const begun = shares.filter(({ seen }) => seen > 0)
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
    const share = sum(begun.map(({ seen }) => seen)) / sum(begun.map(({ states }) => states))
    // Rules close some of the ways.
    expect(begun.length).toBeGreaterThan(150)
    expect(share).toBeGreaterThan(0.8)
  })
})
