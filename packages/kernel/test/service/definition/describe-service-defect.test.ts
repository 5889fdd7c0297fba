import { describe, expect, it } from 'vitest'
import { describeDefect } from '../../../src/definition/describe-defect.js'
import type { ServiceDefect } from '../../../src/definition/service/service-defect.js'

type Kind = ServiceDefect['kind']

const path = 'operations.extend.outcomes.done'
const place = { operation: 'extend', outcome: 'done' }
const command = { command: 'extend', outcome: 'done' }

// Keyed by kind, so that a kind without a case does not compile.
const cases: {
  readonly [K in Kind]: readonly [Omit<Extract<ServiceDefect, { readonly kind: K }>, 'kind'>, ...string[]]
} = {
  union_tag_collides: [{ path: 'schema.reader', tag: 'is' }, 'schema.reader', '`is`'],
  compare_operand_not_addressable: [{ path, side: 'left' }, path, 'left'],
  quantifier_bind_invalid: [{ path, bind: 'a.b' }, path, '`a.b`'],
  quantifier_over_not_collection: [{ path, over: 5, detail: 'no list' }, path, 'no list'],
  quantifier_body_scope: [{ path, expression: '$fields.copies', detail: 'out of scope' }, path, 'out of scope'],
  empty_outcome_name: [{ command: 'extend' }, '`extend`', 'name'],
  duplicate_outcome: [command, '`extend`', '`done`'],
  ambiguous_default_outcome: [{ command: 'extend' }, '`extend`', 'guard'],
  wrong_state_on_create: [{ outcome: 'lent' }, '`lent`'],
  duplicate_wrong_state_outcome: [{ operation: 'extend' }, '`extend`', 'wrong state'],
  wrong_state_with_selector: [place, '`extend`', '`done`'],
  creates_effect_on_operation: [place, '`extend`', '`done`'],
  missing_creates_effect: [{ outcome: 'lent', effect: 'moves' }, '`lent`', '`moves`'],
  unknown_outcome_state: [{ ...command, state: 'gone' }, '`extend`', '`done`', '`gone`'],
  guard_state_outside_move: [{ ...place, state: 'lost' }, '`extend`', '`done`', '`lost`'],
  refusal_mutates_state: [command, '`extend`', '`done`'],
  unobservable_outcome: [command, '`extend`', '`done`'],
  wrong_state_with_state_guard: [{ operation: 'extend' }, '`extend`', '`in_state`'],
  wrong_state_unreachable: [{ operation: 'extend' }, '`extend`', 'every state'],
  response_field_unknown: [{ ...command, field: 'due' }, '`extend`', '`done`', '`due`'],
  outcome_response_incomplete: [{ ...command, field: 'due' }, '`extend`', '`done`', '`due`'],
  increment_on_create: [{ path, field: 'times' }, path],
  clear_on_create: [{ path, field: 'times' }, path],
  conditional_argument_invalid: [{ path, argument: 'note', message: 'is required' }, path, '`note`', 'is required'],
  conditional_target_conflict: [{ path, field: 'note' }, path, '`note`'],
  conditional_target_invalid: [{ path, field: 'note', message: 'differs' }, path, '`note`', 'differs'],
  fulfillment_field_unknown: [{ ...place, field: 'stamp' }, '`extend`', '`done`', '`stamp`'],
  fulfillment_identity_field: [{ ...place, field: 'stamp' }, '`extend`', '`done`', '`stamp`'],
  fulfillment_set_conflict: [{ ...place, field: 'stamp' }, '`extend`', '`done`', '`stamp`'],
  fulfillment_conditional_set_conflict: [{ ...place, field: 'stamp' }, '`extend`', '`done`', '`stamp`'],
  fulfillment_presence_mismatch: [
    { ...place, field: 'stamp', expected: 'optional' },
    '`extend`',
    '`done`',
    '`stamp`',
    '`optional`',
  ],
  fulfillment_on_create: [{ outcome: 'lent', field: 'stamp' }, '`lent`', '`stamp`'],
  scale_unnamed: [{}, 'scale'],
  scale_empty: [{ scale: 'wear' }, '`wear`'],
  identity_field_unknown: [{ field: 'code' }, '`code`'],
  identity_field_not_addressable: [{ field: 'code', field_kind: 'json' }, '`code`', 'json'],
  relation_via_unknown: [{ relation: 'of', via: 'book' }, '`of`', '`book`'],
  relation_carrier_optionality: [{ relation: 'of', via: 'book' }, '`of`', '`book`'],
  relation_via_wrong_shape: [
    { relation: 'of', via: 'book', expected: 'array', found: 'string' },
    '`of`',
    '`book`',
    'array',
    'string',
  ],
  relation_target_missing: [{ entity: 'loan', relation: 'of', target: 'book' }, '`loan`', '`of`', '`book`'],
  relation_second_owner: [{ target: 'book', owner: 'shelf', other: 'branch' }, '`book`', '`shelf`', '`branch`'],
  relation_field_claimed_twice: [
    { entity: 'loan', field: 'book', relation: 'b', other: 'a' },
    '`loan`',
    '`book`',
    '`b`',
    '`a`',
  ],
  relation_carrier_wrong: [
    { entity: 'branch', relation: 'books', via: 'at', detail: 'it is of kind integer' },
    '`branch`',
    '`books`',
    '`at`',
    'it is of kind integer',
  ],
}

describe('a fault of the service rules as a sentence', () => {
  it.each(Object.entries(cases))('SR-3: %s names its facts', (kind, [facts, ...named]) => {
    const sentence = describeDefect({ kind, ...facts } as ServiceDefect)

    for (const fact of named) expect(sentence).toContain(fact)
    expect(sentence).toMatch(/^[^A-Z\s][^\n]*[^.\s]$/)
  })
})
