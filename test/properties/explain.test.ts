import {
  canonical,
  decide,
  explain,
  renderExplanation,
  toJson,
  type Clause,
  type Explanation,
  type NeededClause,
} from '@assent/kernel'
import { arbitrary, type AskedCall } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { levels } from './levels.js'
import { truthOf } from './truth-of.js'

const explained = ({ definition, instance, operation, arguments: args }: AskedCall): Explanation =>
  explain(definition, instance, operation, args)

/** The places of the questions that an instance or a call can change. */
const openPlaces = (clause: Clause): readonly string[] => {
  if ('clauses' in clause) return clause.clauses.flatMap(openPlaces)
  const isOpen = /"reference":(?!null|"\$entity"|"\$version")/.test(canonical(clause))
  return isOpen ? [clause.path] : []
}

/** Do some answers to at most so many of these questions make the clause true? */
const holdsWith = (
  clause: Clause,
  count: number,
  places: readonly string[],
  needed: readonly NeededClause[] = [],
): boolean =>
  truthOf(clause, needed) === true ||
  (count > 0 &&
    places.some((path, index) =>
      [true, false].some((truth) =>
        holdsWith(clause, count - 1, places.slice(index + 1), [...needed, { path, truth }]),
      ),
    ))

describe.each(levels)('an explanation under %s', (semantics, runs) => {
  it('says what `decide` says, always, and stops at its step', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { verdict, refusal, steps } = explained(call)
        const decided = decide(call.definition, call)
        expect(verdict).toBe(isRight(decided) ? 'accepted' : 'refused')
        expect(canonical(refusal)).toBe(canonical(isLeft(decided) ? decided.left : null))
        const passed = steps.map((step) => step.passed)
        const at = verdict === 'accepted' ? steps.length : passed.indexOf(false)
        expect(passed).toEqual(steps.map((_, index) => (index === at ? false : index < at ? true : null)))
      }),
      runs,
    )
  })

  it('K-88, K-113: answers each clause by its children, and judges rules up to the first that is not true', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { refusal, rules } = explained(call)
        for (const { clause, truth } of rules) expect(truthOf(clause)).toBe(truth)
        for (const list of ['preconditions', 'invariants'] as const) {
          const own = rules.filter((rule) => rule.list === list)
          const refusing = own.findIndex(({ truth }) => truth !== true)
          expect(own.map(({ judged }) => judged)).toEqual(own.map((_, index) => refusing === -1 || index <= refusing))
        }
        const last = rules.filter(({ judged }) => judged).at(-1)
        expect(refusal !== null && 'rule' in refusal).toBe(last !== undefined && last.truth !== true)
        if (refusal === null || !('rule' in refusal)) return
        expect(refusal.rule).toBe(last?.rule)
        expect(last?.unresolved).toEqual('unresolved' in refusal ? refusal.unresolved : [])
      }),
      runs,
    )
  })

  it('names the fewest clauses that make the rule hold once they are answered otherwise', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const { refusal, rules, unlock } = explained(call)
        if (refusal === null || !('rule' in refusal)) return
        const refusing = rules.find(({ truth }) => truth !== true)
        if (refusing === undefined) throw new Error('a rule refused that is not explained')
        const { clause } = refusing
        const places = openPlaces(clause)
        if (unlock?.kind === 'clauses') {
          expect(truthOf(clause, unlock.clauses)).toBe(true)
          expect(places).toEqual(expect.arrayContaining(unlock.clauses.map(({ path }) => path)))
        }
        const count = unlock?.kind === 'clauses' ? unlock.clauses.length - 1 : places.length
        // Every choice is tried, so only where there are few.
        if (places.length <= 5) expect(holdsWith(clause, count, places)).toBe(false)
      }),
      runs,
    )
  })

  it('is plain JSON, and has words', () => {
    fc.assert(
      fc.property(arbitrary.call(semantics), (call) => {
        const explanation = explained(call)
        const copied = toJson(explanation, 'explanation')
        expect(isRight(copied) ? canonical(copied.right) : copied.left).toBe(canonical(explanation))
        expect(renderExplanation(explanation)).toMatch(/^(accepted|refused): [^]*\n$/)
      }),
      runs,
    )
  })

  it('K-195: is given for any value at all', () => {
    fc.assert(
      fc.property(
        arbitrary.call(semantics),
        arbitrary.garbage(),
        arbitrary.garbage(),
        arbitrary.text(),
        ({ definition, instance, operation }, one, other, name) => {
          for (const [held, asked, args] of [
            [one, operation, other],
            [instance, operation, one],
            [instance, name, other],
          ] as const) {
            const explanation = explain(definition, held, asked, args)
            const decided = decide(definition, { instance: held, operation: asked, arguments: args })
            expect(canonical(explanation.refusal)).toBe(canonical(isLeft(decided) ? decided.left : null))
            expect(renderExplanation(explanation)).toMatch(/\S/)
          }
        },
      ),
      runs,
    )
  })
})
