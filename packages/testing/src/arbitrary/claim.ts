import type { ConditionDocument, Json, JsonObject, ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { definitionOf } from './definition.js'

// Few names, few values and many rules, so that a rule often hangs on one fact. Under any definition it seldom does.

const fields = {
  amount: { type: 'number', required: true },
  note: { type: 'json' },
  due: { type: 'string' },
  tags: { type: 'array', items: { type: 'string' } },
}

const args = { by: { type: 'string', required: true }, limit: { type: 'number', default: 2 }, note: { type: 'json' } }

const ofFields = [
  '$fields.amount',
  '$fields.note',
  '$fields.note.inner',
  '$fields.due',
  '$fields.tags',
  '$fields',
  '$id',
]

const ofArguments = ['$args.by', '$args.limit', '$args.note', '$args.note.inner', '$args.extra', '$args', '$to_state']

const literals: readonly Json[] = [0, 2, true, null, '', 'a', '$$a', '2030-01-01', ['a', '$$a', 2]]

type Condition = fc.Arbitrary<ConditionDocument>

const pairs = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains'] as const

const question = (references: readonly string[]): Condition => {
  const reference = fc.constantFrom(...references)
  const operand = fc.oneof(fc.constantFrom(...literals), reference, fc.tuple(reference, fc.constantFrom(...literals)))
  const affix = fc.oneof(fc.constantFrom('', 'a', '$$a'), reference)
  const moment = fc.oneof(fc.constantFrom('2029-12-31', '2031-01-01'), reference)
  return fc.oneof(
    fc.boolean(),
    operand.map((exists) => ({ exists })),
    fc
      .tuple(fc.constantFrom(...pairs), operand, operand)
      .map(([operator, left, right]) => ({ [operator]: [left, right] })),
    fc.tuple(affix, affix).map((both) => ({ starts_with: both })),
    fc
      .tuple(moment, moment, fc.constantFrom('before', 'after'))
      .map(([left, right, which]) => ({ [which]: [left, right] })),
  )
}

const nested = (asked: Condition, levels: number): Condition => {
  if (levels === 0) return asked
  const inner = nested(asked, levels - 1)
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    asked,
    several.map((all) => ({ all })),
    several.map((any) => ({ any })),
    inner.map((not) => ({ not })),
  )
}

const rules = (references: readonly string[], maxLength: number): fc.Arbitrary<readonly Json[]> =>
  fc.array(
    nested(question(references), 3).map((assert) => ({ assert })),
    { maxLength },
  )

const assignments = fc.subarray<readonly [string, Json]>([
  ['amount', { increment: '$args.limit' }],
  ['due', '$args.by'],
  ['note', { kept: ['$fields.note', '$args.extra'] }],
  ['tags', { cleared: true }],
])

/** Definitions of a `claim` with one operation, `settle`, whose rules ask a lot of a few fields and arguments. */
export const claimDefinition = (): fc.Arbitrary<ValidatedDefinition> =>
  fc
    .record({
      preconditions: rules([...ofFields, ...ofArguments], 2),
      invariants: rules([...ofFields, '$state'], 1),
      set: assignments,
      isOpen: fc.boolean(),
      payload: fc.constantFrom<Json>({}, '$old_fields.due', ['$fields.note', '$args.note']),
    })
    .map(({ preconditions, invariants, set, isOpen, payload }) =>
      definitionOf({
        entity: 'claim',
        schema: { fields },
        lifecycle: { initial: 'new', states: ['new', 'done'] },
        invariants,
        operations: {
          settle: {
            // Rules read `extra`, declared or not.
            arguments: isOpen
              ? { fields: args, additional_fields: true }
              : { fields: { ...args, extra: { type: 'json' } } },
            transitions: [{ from: ['new', 'done'], to: 'done' }],
            preconditions,
            set: Object.fromEntries(set),
            emits: [{ type: 'Settled', payload }],
          },
        },
      }),
    )

const values = fc.constantFrom<Json>('a', '$a', '', '2030-01-01', 2, 3, null, ['a'], { inner: 'a' }, { inner: null })

const words = fc.constantFrom('a', '$a', '2030-01-01')

/** Fields of a claim, from the few values that its rules ask about. */
export const claimFields = (): fc.Arbitrary<JsonObject> =>
  fc.record(
    { amount: fc.constantFrom(0, 2, 3), note: values, due: words, tags: fc.array(words, { maxLength: 2 }) },
    { requiredKeys: ['amount'], noNullPrototype: true },
  )

/** Arguments of `settle`. */
export const settleArguments = (): fc.Arbitrary<JsonObject> =>
  fc.record(
    { by: words, limit: fc.constantFrom(0, 2, 3), note: values, extra: values },
    { requiredKeys: ['by'], noNullPrototype: true },
  )
