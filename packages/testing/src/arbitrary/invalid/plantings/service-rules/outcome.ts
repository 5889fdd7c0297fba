import type { Planting } from '../../planting.js'
import { plantedName as operation } from '../../spots/spot.js'
import { badCreation, badOperation, badOutcomes } from './placing.js'

const command = operation
const stays = { effect: 'updates' }
const done = { name: 'done', ...stays }
const refusing = { refuses: { error: 'Refused' } }
const moving = (from: unknown, to: unknown) =>
  ({ effect: { moves: { from, to } } }) as { effect: { moves: { from: string; to: string } } }

/** What is wrong with the branches of an operation (SR-109, SR-110). */
const ofOperations: readonly Planting[] = [
  badOutcomes({ name: 'the name of an outcome is blank', defect: { kind: 'empty_outcome_name', command } }, () => [
    { name: ' ', ...stays },
  ]),
  badOutcomes(
    { name: 'two outcomes have one name', defect: { kind: 'duplicate_outcome', command, outcome: 'done' } },
    () => [{ name: 'done', when: true, ...stays }, done],
  ),
  badOutcomes(
    { name: 'an outcome follows the default', defect: { kind: 'ambiguous_default_outcome', command } },
    () => [done, { name: 'late', when: true, ...stays }],
  ),
  badOutcomes(
    { name: 'two outcomes are for a wrong state', defect: { kind: 'duplicate_wrong_state_outcome', operation } },
    () => [done, { name: 'a', wrong_state: true, ...refusing }, { name: 'b', wrong_state: true, ...refusing }],
  ),
  badOutcomes(
    {
      name: 'an outcome for a wrong state has a guard',
      defect: { kind: 'wrong_state_with_selector', operation, outcome: 'wrong' },
    },
    () => [done, { name: 'wrong', wrong_state: true, when: true, ...refusing }],
  ),
  badOutcomes(
    {
      name: 'an outcome asks for a state beside one for a wrong state',
      defect: { kind: 'wrong_state_with_state_guard', operation },
    },
    ({ initial }) => [
      { name: 'here', in_state: initial, ...stays },
      { name: 'wrong', wrong_state: true, ...refusing },
    ],
  ),
  badOutcomes(
    { name: 'no state is left to be wrong', defect: { kind: 'wrong_state_unreachable', operation } },
    ({ all, initial }) => [
      { name: 'done', ...moving(all, initial) },
      { name: 'wrong', wrong_state: true, ...refusing },
    ],
  ),
  badOutcomes(
    { name: 'an operation creates', defect: { kind: 'creates_effect_on_operation', operation, outcome: 'done' } },
    () => [{ name: 'done', effect: 'creates' }],
  ),
  badOutcomes(
    {
      name: 'an outcome asks for a state that is not declared',
      defect: { kind: 'unknown_outcome_state', command, outcome: 'done', state: 'planted' },
    },
    () => [{ name: 'done', in_state: 'planted', ...stays }],
  ),
  badOutcomes(
    {
      name: 'an outcome moves to a state that is not declared',
      defect: { kind: 'unknown_outcome_state', command, outcome: 'done', state: 'planted' },
    },
    ({ initial }) => [{ name: 'done', ...moving(initial, 'planted') }],
  ),
  badOutcomes(
    {
      name: 'a refusing outcome writes',
      defect: { kind: 'refusal_mutates_state', command, outcome: 'done' },
    },
    () => [{ name: 'done', effect: 'updates', ...refusing }],
  ),
  badOutcomes(
    { name: 'an outcome does nothing', defect: { kind: 'unobservable_outcome', command, outcome: 'done' } },
    () => [{ name: 'done' }],
  ),
  badOperation(
    {
      name: 'an outcome answers with a member that is not declared',
      defect: { kind: 'response_field_unknown', command, outcome: 'done', field: 'planted' },
    },
    () => ({ outcomes: [{ ...done, responds: { planted: 1 } }] }),
  ),
  badOperation(
    {
      name: 'an outcome does not answer with a required member',
      defect: { kind: 'outcome_response_incomplete', command, outcome: 'done', field: 'planted' },
    },
    () => ({ response: { fields: { planted: { type: 'json', required: true } } }, outcomes: [done] }),
  ),
]

/** What is wrong with the branches of a creation. */
const ofCreations: readonly Planting[] = [
  badCreation(
    {
      name: 'an outcome of the creation is for a wrong state',
      defect: { kind: 'wrong_state_on_create', outcome: 'done' },
    },
    [{ name: 'done', effect: 'creates', wrong_state: true }],
  ),
  badCreation(
    {
      name: 'an outcome of the creation updates',
      defect: { kind: 'missing_creates_effect', outcome: 'done', effect: 'updates' },
    },
    [{ name: 'done', effect: 'updates' }],
  ),
  badCreation(
    {
      name: 'an outcome of the creation increments',
      defect: { kind: 'increment_on_create', path: 'create.outcomes.done.set.planted', field: 'planted' },
      beside: [[['schema', 'fields', 'planted'], { type: 'integer', required: true }]],
    },
    [{ name: 'done', effect: 'creates', set: { planted: { increment: 1 } } }],
  ),
  badCreation(
    {
      name: 'an outcome of the creation clears',
      defect: { kind: 'clear_on_create', path: 'create.outcomes.done.set.planted', field: 'planted' },
      beside: [[['schema', 'fields', 'planted'], { type: 'integer' }]],
    },
    [{ name: 'done', effect: 'creates', set: { planted: { cleared: true } } }],
  ),
]

const guardOutside: Planting = {
  ...badOutcomes(
    {
      name: 'an outcome asks for a state that it does not move from',
      defect: { kind: 'guard_state_outside_move', operation, outcome: 'done', state: 'elsewhere' },
      beside: [],
    },
    ({ initial }) => [{ name: 'done', in_state: 'elsewhere', ...moving(initial, initial) }],
  ),
}

/** A state of its own, from which nothing moves. */
const withAnotherState = (planting: Planting): Planting => ({
  ...planting,
  places: (document) =>
    planting.places(document).map((place) => () => {
      const planted = place()
      const made = planted.document as { readonly lifecycle: { readonly states: readonly string[] } }
      const lifecycle = { ...made.lifecycle, states: [...made.lifecycle.states, 'elsewhere'] }
      return { ...planted, document: { ...(planted.document as object), lifecycle } }
    }),
})

/** What is wrong with outcomes (SR-108 to SR-111). */
export const outcomePlantings: readonly Planting[] = [...ofOperations, withAnotherState(guardOutside), ...ofCreations]
