import type { OutcomeDocument } from '../../document/document.js'
import type { MovesDocument } from '../../document/service/service-document.js'
import { isBlank } from '../../value/text.js'
import type { LifecycleCheck } from '../check-lifecycle.js'
import type { Defect } from '../defect.js'
import { sourcesOf } from '../sources.js'
import type { Command } from './command.js'

const isForWrongState = ({ wrong_state }: OutcomeDocument): boolean => wrong_state === true

/** Taken whenever it is reached: without a guard of either kind (SR-109). */
const isDefault = (outcome: OutcomeDocument): boolean =>
  outcome.when === undefined && outcome.in_state === undefined && !isForWrongState(outcome)

/** What a move says; nothing for the other effects. */
const movesOf = ({ effect }: OutcomeDocument): MovesDocument | undefined =>
  typeof effect === 'object' ? effect.moves : undefined

/** The keys by which an outcome does something that an accepted decision shows. */
const writingKeys = ['set', 'fulfills', 'set_if_present', 'emits', 'responds', 'responds_if_present'] as const

const writes = (outcome: OutcomeDocument): boolean =>
  outcome.effect !== undefined || writingKeys.some((key) => outcome[key] !== undefined)

type Check = (outcome: OutcomeDocument, index: number, command: Command) => readonly Defect[]

/** Where each name stands first: of two alike, the later one is the fault. */
const firstOf = ({ outcomes }: Command): ReadonlyMap<string, number> =>
  new Map(outcomes.map(({ name }, index) => [name, index] as const).reverse())

const checkName = ({ name }: OutcomeDocument, isFirst: boolean, { name: command }: Command): readonly Defect[] => [
  ...(isBlank(name) ? [{ kind: 'empty_outcome_name', command } as const] : []),
  ...(isFirst ? [] : [{ kind: 'duplicate_outcome', command, outcome: name } as const]),
]

/** A default is the only one, and the last to be tried. */
const checkDefault: Check = (outcome, index, { name: command, outcomes }) => {
  if (!isDefault(outcome)) return []
  const isFirst = !outcomes.slice(0, index).some(isDefault)
  const isLast = outcomes.slice(index + 1).every(isForWrongState)
  return isFirst && isLast ? [] : [{ kind: 'ambiguous_default_outcome', command }]
}

const checkWrongState: Check = (outcome, index, { name: command, isCreation, outcomes }) => {
  const { name } = outcome
  if (!isForWrongState(outcome)) return []
  const selects = outcome.when !== undefined || outcome.in_state !== undefined
  return [
    ...(isCreation ? [{ kind: 'wrong_state_on_create', outcome: name } as const] : []),
    ...(!isCreation && outcomes.slice(0, index).some(isForWrongState)
      ? [{ kind: 'duplicate_wrong_state_outcome', operation: command } as const]
      : []),
    ...(!isCreation && selects
      ? [{ kind: 'wrong_state_with_selector', operation: command, outcome: name } as const]
      : []),
  ]
}

const checkEffect: Check = ({ name, effect }, _index, { name: command, isCreation }) => {
  if (!isCreation) {
    return effect === 'creates' ? [{ kind: 'creates_effect_on_operation', operation: command, outcome: name }] : []
  }
  const word = typeof effect === 'object' ? 'moves' : effect
  return word === 'updates' || word === 'moves' ? [{ kind: 'missing_creates_effect', outcome: name, effect: word }] : []
}

/** States that an outcome names: its guard, where a move leads, and where it starts. */
const statesOf = (outcome: OutcomeDocument): readonly string[] => {
  const moves = movesOf(outcome)
  return [
    ...(outcome.in_state === undefined ? [] : [outcome.in_state]),
    ...(moves === undefined ? [] : [moves.to, ...sourcesOf(moves)]),
  ]
}

const checkStates = (outcome: OutcomeDocument, { name: command }: Command, { knows }: LifecycleCheck) =>
  statesOf(outcome)
    .filter((state) => !knows(state))
    .map((state): Defect => ({ kind: 'unknown_outcome_state', command, outcome: outcome.name, state }))

const checkGuard: Check = (outcome, _index, { name: command, isCreation }) => {
  const moves = movesOf(outcome)
  const { name, in_state: state } = outcome
  if (isCreation || moves === undefined || state === undefined || sourcesOf(moves).includes(state)) return []
  return [{ kind: 'guard_state_outside_move', operation: command, outcome: name, state }]
}

/** A refusal does nothing else; whatever does not refuse does something. */
const checkSense: Check = (outcome, _index, { name: command }) => {
  const { name, refuses } = outcome
  if (refuses !== undefined) {
    return writes(outcome) ? [{ kind: 'refusal_mutates_state', command, outcome: name }] : []
  }
  return writes(outcome) || isForWrongState(outcome) ? [] : [{ kind: 'unobservable_outcome', command, outcome: name }]
}

/** Of the branches of an operation together (SR-110). */
const checkTogether = ({ name, isCreation, outcomes, document }: Command): readonly Defect[] => {
  if (isCreation || !outcomes.some(isForWrongState)) return []
  const { states } = document.lifecycle
  const sources = new Set(outcomes.flatMap((outcome) => sourcesOf(movesOf(outcome) ?? { from: [] })))
  const isGuarded = outcomes.some(({ in_state }) => in_state !== undefined)
  const isUnreachable = states.length > 0 && states.every((state) => sources.has(state))
  return [
    ...(isGuarded ? [{ kind: 'wrong_state_with_state_guard', operation: name } as const] : []),
    ...(isUnreachable ? [{ kind: 'wrong_state_unreachable', operation: name } as const] : []),
  ]
}

/** The branches of a command: names, selectors, effects, each in declared order; then all together (SR-109, SR-110). */
export const checkOutcomes = (command: Command, lifecycle: LifecycleCheck): readonly Defect[] => {
  const first = firstOf(command)
  const each = command.outcomes.flatMap((outcome, index) => [
    ...checkName(outcome, first.get(outcome.name) === index, command),
    ...checkDefault(outcome, index, command),
    ...checkWrongState(outcome, index, command),
    ...checkEffect(outcome, index, command),
    ...checkStates(outcome, command, lifecycle),
    ...checkGuard(outcome, index, command),
    ...checkSense(outcome, index, command),
  ])
  return [...each, ...checkTogether(command)]
}
