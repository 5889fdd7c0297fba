import { numberOf, type Json, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'
import { numbers } from './values.js'

const text = { type: 'string' }
/** The states of a hive. */
export const states = ['open', 'sealed', 'lost'] as const
const identities = [
  ['tag', { type: 'string', required: true }],
  ['weight', { type: 'number', required: true }],
  ['spot', { type: 'object', required: true, properties: { row: { type: 'number' }, bay: text } }],
] as const

const schema = {
  tag: { type: 'string', required: true },
  weight: { type: 'number', required: true, default: numberOf('1.0') },
  spot: { type: 'object', required: true, default: { row: 1 }, properties: { row: { type: 'number' }, bay: text } },
  frames: { type: 'integer', required: true, default: 0, max: numberOf('9223372036854775806') },
  mark: { type: 'string', max_length: 3 },
  temper: { type: 'enum', values: ['calm', 'brisk', 'hostile'] },
  log: { type: 'map', key: 'string', items: { type: 'number' } },
}

const args = {
  tag: { type: 'string', required: true, default: 'H-7' },
  mark: { type: 'string', max_length: 3 },
  temper: { type: 'enum', values: ['calm', 'brisk', 'hostile'] },
  by: { type: 'integer', required: true, default: 1 },
  weight: { type: 'number' },
  urgent: { type: 'boolean' },
}

const maybe = <A>(one: fc.Arbitrary<A>, freq = 2): fc.Arbitrary<A | undefined> =>
  fc.option(one, { nil: undefined, freq })
const subset = (members: { readonly [name: string]: readonly unknown[] }): fc.Arbitrary<object> =>
  fc
    .record(
      Object.fromEntries(Object.entries(members).map(([name, values]) => [name, maybe(fc.constantFrom(...values))])),
    )
    .map(given)

const given = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))

const whenOfInput = [
  { truthy: '$args.urgent' },
  { compare: { left: '$args.temper', op: 'lt', right: 'hostile' } },
  { eq: ['$args.mark', 'red'] },
  { exists: '$args.weight' },
  { compare: { left: '$args.by', op: 'gt', right: 1 } },
  { any: [{ exists: '$args.mark' }, { ne: ['$id', 'h-7'] }] },
]
const whenOfBoth = [
  ...whenOfInput,
  { compare: { left: '$fields.frames', op: 'gte', right: '$args.by' } },
  { eq: ['$from_state', 'open'] },
  { any: [{ truthy: '$args.urgent' }, { compare: { left: '$fields.temper', op: 'eq', right: '$args.temper' } }] },
  { for_any: { in: '$fields.log', as: 'e', that: { compare: { left: '$e', op: 'gt', right: '$args.weight' } } } },
]

const moves = fc.record({
  from: fc.oneof(fc.constantFrom(...states), fc.subarray([...states], { minLength: 1 })),
  to: fc.constantFrom(...states),
})

const set = subset({
  frames: [{ increment: '$args.by' }, { increment: numberOf('9223372036854775800') }, '$args.by', '$fields.frames'],
  weight: [{ increment: numberOf('0.25') }, '$args.weight', numberOf('1e308'), { increment: numberOf('1e308') }],
  mark: [{ cleared: true }, '$args.mark', '$from_state', 'too long', '$fields.mark'],
  temper: ['$args.temper', { cleared: true }, '$fields.temper'],
  tag: ['$args.tag', '$fields.tag'],
})
const copies = subset({ mark: [{ argument: 'mark' }], temper: [{ argument: 'temper' }] })
const emits = fc.array(
  fc
    .record({
      type: fc.constantFrom('HiveTouched', 'HiveMoved'),
      payload: fc.constantFrom<unknown>(
        {},
        { was: '$old_fields.mark', now: '$fields.mark' },
        { to: '$to_state', at: '$id' },
        { size: '$fields.log.count' },
      ),
      payload_if_present: maybe(subset({ by: [{ argument: 'mark' }], it: [{ argument: 'weight' }] }), 2),
    })
    .map(given),
  { maxLength: 2 },
)
const responds = subset({
  now: ['$fields.frames', 3],
  note: ['$fields.mark', '$old_fields.mark', 'much too long'],
  mark: ['$args.mark'],
})
const fulfills = subset({
  mark: [{ actions: 'optional' }],
  frames: [{ actions: 'required' }],
  log: [{ actions: 'optional' }],
})

const branch = (index: number): fc.Arbitrary<object> => {
  const common = { when: maybe(fc.constantFrom(...whenOfBoth), 3), in_state: maybe(fc.constantFrom(...states), 4) }
  const accepting = {
    ...common,
    effect: fc.oneof(
      moves.map((one) => ({ moves: one })),
      fc.constantFrom('updates', 'none'),
    ),
    set,
    set_if_present: maybe(copies, 2),
    emits: maybe(emits, 2),
    fulfills: maybe(fulfills, 2),
    responds: responds.map((all) => ({ now: 1, ...all })),
    responds_if_present: maybe(subset({ mark: [{ argument: 'mark' }] }), 2),
  }
  const refusing = { ...common, refuses: fc.constantFrom({ error: 'Not' }, { error: 'Never', message: 'not at all' }) }
  return fc
    .oneof(fc.record(accepting), fc.record(accepting), fc.record(refusing))
    .map((one) => ({ name: `b${index}`, ...given(one) }))
}

interface Draft {
  readonly when?: unknown
  readonly in_state?: string
  readonly effect?: unknown
  readonly set?: object
  readonly set_if_present?: object
  readonly fulfills?: object
  readonly responds?: object
  readonly responds_if_present?: object
}

const except = (object: object, ...others: readonly (object | undefined)[]): object =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([name]) => !others.some((other) => other !== undefined && Object.hasOwn(other, name)),
    ),
  )

const sourcesOf = (effect: unknown): readonly string[] | undefined =>
  typeof effect === 'object'
    ? [(effect as { moves: { from: string | readonly string[] } }).moves.from].flat()
    : undefined

/** Without what would only be a defect: a field written twice, a guard outside the move, a default before others. */
const settled = (branches: readonly object[], wrong: object | undefined): readonly object[] => {
  const mended = branches.map((one, index) => {
    const draft = one as Draft
    const { in_state, fulfills } = draft
    const isOutside = in_state !== undefined && sourcesOf(draft.effect)?.includes(in_state) === false
    const isDefault = draft.when === undefined && (in_state === undefined || isOutside || wrong !== undefined)
    return given({
      ...one,
      in_state: isOutside || wrong !== undefined ? undefined : in_state,
      when: isDefault && index < branches.length - 1 ? { truthy: '$args.urgent' } : draft.when,
      ...(draft.set === undefined ? {} : { set: except(draft.set, fulfills, draft.set_if_present) }),
      ...(draft.responds_if_present === undefined
        ? {}
        : { responds_if_present: except(draft.responds_if_present, draft.responds) }),
      ...(draft.set_if_present === undefined ? {} : { set_if_present: except(draft.set_if_present, fulfills) }),
    })
  })
  const left = mended.flatMap((one) => sourcesOf((one as Draft).effect) ?? [])
  return wrong === undefined || new Set(left).size === states.length ? mended : [...mended, wrong]
}

const wrongState = maybe(
  fc.constantFrom<object>(
    { name: 'wrong', wrong_state: true, refuses: { error: 'Wrong' } },
    { name: 'wrong', wrong_state: true, effect: 'updates', set: { mark: 'x' }, responds: { now: 0 } },
  ),
  2,
)

const outcomes = fc
  .tuple(
    fc
      .integer({ min: 0, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => branch(index)))),
    wrongState,
  )
  .map(([listed, wrong]) => settled(listed, wrong))

const creating = (index: number): fc.Arbitrary<object> =>
  fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          when: maybe(fc.constantFrom(...whenOfInput), 2),
          in_state: maybe(fc.constantFrom('open', 'sealed'), 5),
          effect: fc.constantFrom('creates', 'creates', 'none'),
          set: subset({
            weight: ['$args.weight', 2],
            mark: ['$args.mark', '$to_state', '$id'],
            frames: ['$args.by'],
            temper: ['$args.temper'],
          }).map((all) => ({ tag: '$args.tag', ...all })),
          set_if_present: maybe(copies, 2),
          emits: maybe(
            fc.constantFrom(
              [
                {
                  type: 'Hived',
                  payload: { id: '$id', mark: '$fields.mark' },
                  payload_if_present: { by: { argument: 'mark' } },
                },
              ],
              [{ type: 'Hived', payload: '$args' }],
            ),
          ),
          responds: responds.map((all) => given({ now: 1, ...all, note: undefined })),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          when: maybe(fc.constantFrom(...whenOfInput), 2),
          refuses: fc.constant({ error: 'NoHive' }),
        }),
      },
    )
    .map((one) => ({ name: `c${index}`, ...given(one) }))

const creation = fc
  .integer({ min: 0, max: 2 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => creating(index))))
  .map((branches) => settled(branches, undefined))

const response = {
  fields: {
    now: { type: 'integer', required: true, max: 9 },
    note: { type: 'string', max_length: 6 },
    mark: { type: 'string', max_length: 3 },
  },
}
const preconditions = fc.subarray(
  [
    { name: 'few', assert: { lte: ['$fields.frames', 5] }, message: 'too many' },
    { assert: { compare: { left: '$fields.temper', op: 'ne', right: 'hostile' } } },
    { name: 'to', assert: { ne: ['$to_state', 'lost'] } },
  ],
  { maxLength: 1 },
)
const invariants = fc.subarray(
  [
    {
      name: 'marked',
      assert: {
        any: [{ not: { exists: '$fields.mark' } }, { compare: { left: '$fields.mark.count', op: 'lt', right: 3 } }],
      },
    },
    { assert: { compare: { left: '$fields.weight', op: 'lt', right: numberOf('1.5e308') } }, message: 'too heavy' },
  ],
  { maxLength: 1 },
)

/** Definitions with branches of many kinds; some have defects. */
export const documents: fc.Arbitrary<object> = fc
  .record({
    identity: fc.constantFrom(undefined, ...identities.map(([field]) => ({ field }))),
    outcomes,
    created: creation,
    preconditions,
    invariants,
    own: set,
  })
  .map(({ identity, outcomes: branches, created, preconditions: rules, invariants: kept, own }) =>
    given({
      entity: 'hive',
      semantics: 'service/3',
      identity,
      schema: { fields: schema },
      scales: { temper: ['calm', 'brisk', 'hostile'] },
      lifecycle: { initial: 'open', states: [...states] },
      invariants: kept,
      create: { arguments: { fields: args }, response, outcomes: created, emit: { type: 'Made', payload: '$fields' } },
      operations: {
        touch: {
          arguments: { fields: args },
          response,
          preconditions: rules,
          outcomes: branches,
          transitions: branches.length === 0 ? [{ from: ['open', 'sealed'], to: 'sealed' }] : [],
          set: branches.length === 0 ? own : {},
          emits: [{ type: 'Touched', payload: { by: '$args.by' } }],
        },
      },
    }),
  )

const mostlySmall = fc.oneof({ weight: 5, arbitrary: fc.constantFrom<Json>(1, 2) }, { weight: 1, arbitrary: numbers })
const marks = fc.constantFrom<Json>('red', 'x', '', '\u{1f600}\u{1f600}\u{1f600}', 'red', 'x', 'red', 'x', 'long')
const tempers = fc.constantFrom<Json>('calm', 'brisk', 'hostile')

/** Arguments of a creation or of `touch`; some do not fit. */
export const argumentsOfTouch = fc.record(
  {
    tag: fc.constantFrom<Json>('H-7', 'H-8'),
    mark: marks,
    temper: tempers,
    by: fc.constantFrom<Json>(0, 1, 7, 2, 3, 1, numberOf('1.0') ?? 1),
    weight: mostlySmall,
    urgent: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<JsonObject>

/** Fields of a hive; some do not fit. */
export const fieldsOfHive = fc.record(
  {
    tag: fc.constantFrom<Json>('H-7', 'H-8'),
    weight: mostlySmall,
    spot: fc.constantFrom<Json>({ row: 1 }, { row: numberOf('1.0') ?? 1, bay: '"' }),
    frames: fc.constantFrom<Json>(0, 3, 9, 0, 1, 2, 3, 4, numberOf('9223372036854775807') ?? 0, numberOf('1.0') ?? 0),
    mark: marks,
    temper: tempers,
    log: fc.dictionary(fc.constantFrom('a', 'b'), mostlySmall, { maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: ['tag', 'weight', 'spot', 'frames'], noNullPrototype: true },
) as fc.Arbitrary<JsonObject>

const action: { readonly [field: string]: fc.Arbitrary<Json> } = {
  mark: fc.constantFrom<Json>('preserve', 'remove', { set: { value: 'red' } }, { set: { value: 5 } }),
  frames: fc.constantFrom<Json>('preserve', 'remove', { set: { value: 4 } }),
  log: fc.constantFrom<Json>('preserve', 'remove', { set: { value: { b: 1, a: 2 } } }, { set: { value: { a: 'x' } } }),
}

/** Actions for some of the fields that an outcome may leave to the host. */
export const actions: fc.Arbitrary<JsonObject> = fc
  .subarray(Object.keys(action))
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, action[field] ?? fc.constant(null)]))))
