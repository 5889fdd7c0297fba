import { describe, expect, it } from 'vitest'
import type { Defect } from '../../src/definition/defect.js'
import { describeDefect } from '../../src/definition/describe-defect.js'
import { defectsOf } from '../support/define.js'
import { exact } from '../support/exact.js'
import { permit, renewable, type Part } from '../support/permit.js'

// A sentence is free (K-193), and yet the only part of a defect that most people read: it stands here whole.

const inField = (field: Part) => renewable({ field })
const inRule = (rule: Part) => renewable({}, {}, { invariants: [rule] })
const inSet = (set: Part) =>
  renewable(
    { code: { type: 'string', required: true }, count: { type: 'integer', required: true }, note: { type: 'string' } },
    { set },
  )
const inPrecondition = (operand: unknown) => renewable({}, { preconditions: [{ assert: { exists: operand } }] })
const inEvent = (payload: unknown) => ({ emits: [{ type: 'Renewed', payload }] })

const affix = 'an affix is compared with text; a literal here must be text'
const instant = 'a literal here must be an instant, such as `2026-03-01` or `2026-03-01T06:00:00Z`'
const flag = 'the flag of a clear is the literal true'
const amount = 'the amount must be an integer, or a reference that always gives one'
const target = 'an increment needs a required field of kind integer or number'
const state = '$id, $entity, $version, $fields'

describe('the message of a defect', () => {
  it.each<readonly [string, Part]>([
    ['the smallest length, 3, is above the largest, 2', inField({ type: 'string', min_length: 3, max_length: 2 })],
    ['the smallest value, 2.50, is above the largest, 2', inField({ type: 'number', min: exact('2.50'), max: 2 })],
    ['an enum field needs `values`', inField({ type: 'enum' })],
    ['an array field needs `items`', inField({ type: 'array' })],
    ['a ref field needs `entity`, the type that it points at', inField({ type: 'ref' })],
    ['`inverse` is blank; leave it out or name it', inField({ type: 'ref', entity: 'town', inverse: ' ' })],
    ['the default is wrong: expected string, found number', inField({ type: 'string', default: 7 })],
    ['the default is wrong: expected string, found null', inField({ type: 'string', min_length: 1, default: null })],
    ['the default is wrong: `c` is not one of `a`, `b`', inField({ type: 'enum', values: ['a', 'b'], default: 'c' })],
  ])('K-34, K-43: of a field: %s', (sentence, document) => {
    expect(defectsOf(document)).toMatchObject([{ kind: 'invalid_field', message: sentence }])
  })

  it.each<readonly [string, Part]>([
    ['the name is blank', inRule({ name: ' ', assert: true })],
    ['the message is blank', inRule({ message: ' ', assert: true })],
    ['`all` needs at least one condition', inRule({ assert: { all: [] } })],
    ['`any` needs at least one condition', inRule({ assert: { any: [] } })],
    [affix, inRule({ assert: { starts_with: ['$id', 7] } })],
    [affix, inRule({ assert: { ends_with: [null, '$id'] } })],
    [instant, inRule({ assert: { before: ['$id', 'noon'] } })],
    [instant, inRule({ assert: { after: [7, '$id'] } })],
    ['`lost` is not a state', permit({ projections: { all: { key: '$id', in_state: 'lost' } } })],
  ])('K-98 to K-101, K-110, K-148: of a rule: %s', (sentence, document) => {
    expect(defectsOf(document)).toMatchObject([{ kind: 'invalid_rule', message: sentence }])
  })

  it.each<readonly [string, string, Part]>([
    ['an invariant', `${state}, $state`, inRule({ assert: { exists: '$now' } })],
    ['a projection key', `${state}, $state`, permit({ projections: { all: { key: '$now' } } })],
    ['a creation event', `${state}, $state, $to_state`, permit({ create: { emit: { type: 'A', payload: '$now' } } })],
    ['a precondition', `${state}, $to_state, $from_state, $args, $old_fields`, inPrecondition('$now')],
    ['an operation', `${state}, $state, $to_state, $from_state, $args, $old_fields`, renewable({}, inEvent('$now'))],
  ])('K-82: of what is no reference, in %s, which may read %s', (place, roots, document) => {
    const message = `\`$now\` is no reference; ${place} may read ${roots}`
    expect(defectsOf(document)).toMatchObject([{ message }])
  })

  it.each<readonly [string, Part]>([
    [`\`$args\` cannot be read here; an invariant may read ${state}, $state`, inRule({ assert: { exists: '$args' } })],
    ['`$fields.` has an empty segment', inPrecondition('$fields.')],
    ['`$fields.code..a` has an empty segment', renewable({ code: { type: 'object' } }, inEvent('$fields.code..a'))],
    ['`$args.code` reads `code`, which is not declared', inPrecondition('$args.code')],
    [
      '`$fields.code.a` reads `a`, which is not declared',
      renewable({ code: { type: 'object' } }, inEvent('$fields.code.a')),
    ],
    [
      '`$fields.code.a` reads `a` inside a string field, which has no members to read',
      renewable({ code: { type: 'string' } }, inEvent('$fields.code.a')),
    ],
  ])('K-82, K-83: of a reference: %s', (sentence, document) => {
    expect(defectsOf(document)).toMatchObject([{ message: sentence }])
  })

  it.each<readonly [string, Part]>([
    ['a required field cannot be cleared', { code: { cleared: true } }],
    [flag, { note: { cleared: 'yes' } }],
    [target, { code: { increment: 1 } }],
    [amount, { count: { increment: null } }],
    [amount, { count: { increment: exact('1.5') } }],
    ['`$id` does not always give an integer', { count: { increment: '$id' } }],
  ])('K-135, K-139, K-140: of a set: %s', (sentence, set) => {
    expect(defectsOf(inSet(set))).toMatchObject([{ message: sentence }])
  })

  it('K-135, K-140: a clear of what no schema declares, and an amount of a number field, have their own', () => {
    const open = permit({
      schema: { fields: { fee: { type: 'number', required: true } }, additional_fields: true },
      operations: {
        renew: {
          transitions: [{ from: 'draft', to: 'valid' }],
          set: { fee: { increment: '$id' }, stray: { cleared: true } },
        },
      },
    })
    expect(defectsOf(open)).toMatchObject([
      { message: '`$id` does not always give a number' },
      { message: 'only a declared field can be cleared' },
    ])
  })
})

describe('a defect as a sentence', () => {
  const [operation, path] = ['renew', 'schema.plate']

  it.each<readonly [string, Defect]>([
    ['the entity has no name', { kind: 'empty_entity_name' }],
    ['the version is 0; versions start at 1', { kind: 'zero_version' }],
    ['the lifecycle has no states', { kind: 'empty_lifecycle' }],
    ['a lifecycle state has no name', { kind: 'empty_lifecycle_state' }],
    ['the lifecycle lists state `lost` more than once', { kind: 'duplicate_lifecycle_state', state: 'lost' }],
    ['the initial state `lost` is not a state of the lifecycle', { kind: 'unknown_initial_state', state: 'lost' }],
    ['an operation has no name', { kind: 'empty_operation_name' }],
    ['operation `renew` has no transitions', { kind: 'no_transitions', operation }],
    ['operation `renew` has a transition from no state', { kind: 'empty_from_states', operation }],
    [
      'operation `renew` starts from `lost`, which is not a state of the lifecycle',
      { kind: 'unknown_from_state', operation, state: 'lost' },
    ],
    [
      'operation `renew` leads to `lost`, which is not a state of the lifecycle',
      { kind: 'unknown_to_state', operation, state: 'lost' },
    ],
    [
      'operation `renew` has more than one transition from `lost`',
      { kind: 'ambiguous_transition', operation, state: 'lost' },
    ],
    [
      'operation `renew` sets `hue`, which the schema does not declare',
      { kind: 'unknown_set_field', operation, field: 'hue' },
    ],
    ['the creation event has no type', { kind: 'empty_event_type', operation: null }],
    ['operation `renew` emits an event without a type', { kind: 'empty_event_type', operation }],
    ['`permit` version 73 is registered already', { kind: 'duplicate_definition', entity: 'permit', version: 73 }],
    [
      'schema.plate: `values` applies to an enum field, not to one of kind string',
      {
        kind: 'constraint_not_applicable',
        path,
        constraint: 'values',
        field_kind: 'string',
        applies_to: 'an enum field',
      },
    ],
    [
      'schema.plate: the condition is 47 levels deep; at most 32 are allowed',
      { kind: 'condition_too_deep', path, depth: 47, limit: 32 },
    ],
    [
      'schema.plate: a field is either incremented or cleared, not both',
      { kind: 'set_assignment_conflict', path, field: 'hue' },
    ],
    [
      'schema.plate: `scales` needs rules of a higher level than this definition opts into by `semantics`',
      { kind: 'semantics_key_not_available', path, key: 'scales' },
    ],
    ['schema.plate: a map field needs `key`', { kind: 'map_key_not_text', path }],
    ['schema.plate: a map field needs `items`', { kind: 'map_value_missing', path }],
    ['schema.plate: a union field needs `tag` and `variants`', { kind: 'union_variant_missing', path }],
    [
      'schema.plate: no definition of `town`, which `permit` points at, is registered',
      { kind: 'unknown_relation_target', entity: 'permit', path, target: 'town' },
    ],
    ['found wanting', { kind: 'not_a_definition', path: '', message: 'found wanting' }],
    ['schema.plate: found wanting', { kind: 'invalid_field', path, message: 'found wanting' }],
  ])('K-193: %s', (sentence, defect) => {
    expect(describeDefect(defect)).toBe(sentence)
  })
})
