import {
  canonical,
  explain,
  type Clause,
  type EntityInstance,
  type ExplainedOutcome,
  type Explanation,
  type JsonObject,
  type NeededClause,
  type Truth,
} from '@assent/kernel'
import { arbitrary, type AskedCall } from '@assent/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levels } from './levels.js'
import { truthOf } from './truth-of.js'

const stateOf = ({ instance }: AskedCall): string => (instance as unknown as EntityInstance).lifecycle_state

const explained = ({ definition, instance, operation, arguments: args }: AskedCall): Explanation =>
  explain(definition, instance, operation, args)

const inState = (call: AskedCall, lifecycle_state: string): AskedCall => ({
  ...call,
  instance: { ...(call.instance as JsonObject), lifecycle_state },
})

const withAnswers = (clause: Clause | null, needed: readonly NeededClause[]): Truth =>
  clause === null ? true : truthOf(clause, needed)

/** The name of the outcome whose guards hold first, once these questions are answered otherwise. */
const selectedWith = (
  outcomes: readonly ExplainedOutcome[],
  state: string,
  needed: readonly NeededClause[],
): string | undefined =>
  outcomes.find(
    ({ in_state, clause }) => (in_state === null || in_state === state) && withAnswers(clause, needed) !== false,
  )?.outcome

const service = levels.filter(([semantics]) => semantics !== 'kernel/1')

describe.each(service)('the outcomes of an explanation under %s', (semantics, runs) => {
  it('SR-115, SR-116: the first that is not false ended the selection', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { outcomes, outcome, refusal } = explained(call)
        if (outcomes === undefined) return
        const ending = outcomes.findIndex(({ truth }) => truth !== false)
        expect(outcomes.map(({ judged }) => judged)).toEqual(outcomes.map((_, index) => ending < 0 || index <= ending))
        const last = outcomes[ending]
        if (last === undefined) expect(refusal?.kind).toBe('no_outcome_selected')
        else if (last.truth === 'unknown')
          expect(refusal).toMatchObject({ outcome: last.outcome, unresolved: last.unresolved })
        // Where it moves from elsewhere, the outcome for wrong states takes its place (SR-120).
        else if (outcomes.some((one) => one.outcome === outcome)) expect(outcome).toBe(last.outcome)
      }),
      runs,
    )
  })

  it('what would get past a refusal of a selection does', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { outcomes, outcome, refusal, unlock } = explained(call)
        if (outcomes === undefined || unlock === null) return
        if (unlock.kind === 'states') {
          for (const state of unlock.states)
            expect(canonical(explained(inState(call, state)).refusal)).not.toBe(canonical(refusal))
        }
        if (unlock.kind === 'clauses' && (refusal?.kind === 'refused' || refusal?.kind === 'no_outcome_selected'))
          expect(selectedWith(outcomes, stateOf(call), unlock.clauses)).not.toBe(outcome)
      }),
      runs,
    )
  })
})
