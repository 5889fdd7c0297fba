import type { CoreError, Decision, Semantics } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, type History } from '../../../src/index.js'
import { printLines } from '../occurrence/print-lines.js'

const endOf = (answer: Either<CoreError, Decision>): string => {
  if (isLeft(answer)) return answer.left.kind
  const { command, effect, removed } = answer.right.record
  const fulfilled = command.command === 'execute' && command.fulfillments !== undefined ? ', fulfilled' : ''
  return `accepted: ${typeof effect === 'string' ? effect : 'by no outcome'}${removed === undefined ? '' : ', removing'}${fulfilled}`
}

const endsOf = ({ answers }: History): readonly string[] =>
  answers.map((answer, index) => `${index === 0 ? 'create' : 'execute'}: ${endOf(answer)}`)

const everywhere = [
  'create: accepted: created',
  'create: accepted: by no outcome',
  'create: refused',
  'create: no_outcome_selected',
  'create: outcome_unobservable',
  'execute: accepted: by no outcome',
  'execute: accepted: moved',
  'execute: accepted: updated',
  'execute: accepted: unchanged',
  'execute: refused',
  'execute: no_outcome_selected',
  'execute: outcome_unobservable',
  'execute: invalid_transition',
  'execute: unspecified_move_source',
  'execute: precondition_failed',
  'execute: validation',
]

const fulfilled = [
  'execute: accepted: moved, fulfilled',
  'execute: accepted: updated, removing, fulfilled',
  'execute: fulfillment_required',
  'execute: fulfillment_keys_mismatch',
  'execute: required_field_removal',
]

describe.each([
  ['service/1', everywhere],
  ['service/3', [...everywhere, ...fulfilled]],
] as const)('arbitrary.history under %s', (semantics: Semantics, expected) => {
  it('SR-122: reaches every end that a call can have, and half of the creations are accepted', () => {
    const told = fc.sample(
      arbitrary.definition({ semantics }).chain((definition) => arbitrary.history(definition)),
      { numRuns: 500, seed: 3 },
    )
    const counts = new Map<string, number>()
    for (const end of told.flatMap(endsOf)) counts.set(end, (counts.get(end) ?? 0) + 1)
    printLines(
      `how often a call under ${semantics} came to each end:`,
      [...counts].sort().map(([end, count]) => `  ${String(count).padStart(5)}  ${end}`),
    )
    expect(expected.filter((end) => !counts.has(end))).toEqual([])
    expect(told.filter(({ decisions }) => decisions.length > 0).length).toBeGreaterThan(250)
  })

  it('SR-120: the outcome for a wrong state is taken', () => {
    const told = fc.sample(
      arbitrary.definition({ semantics }).chain((definition) => arbitrary.history(definition)),
      { numRuns: 500, seed: 4 },
    )
    const taken = told.flatMap(({ definition, calls, answers }) =>
      calls.filter((call, index) => {
        const answer = answers[answers.length - calls.length + index]
        if (answer === undefined) return false
        const name = isLeft(answer)
          ? 'outcome' in answer.left && answer.left.kind === 'refused' && answer.left.outcome
          : answer.right.record.outcome
        const outcomes = definition.document.operations[call.operation]?.outcomes ?? []
        return outcomes.some((outcome) => outcome.name === name && outcome.wrong_state === true)
      }),
    )
    expect(taken.length).toBeGreaterThan(5)
  })
})
