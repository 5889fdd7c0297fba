import fc from 'fast-check'
import { fieldKinds, serviceFieldKinds } from '../../src/document/document.js'
import { numberOfToken } from '../../src/value/exact-number.js'

/** An object with its required keys and any of the others. */
const parts = <A extends object>(
  required: { [Key in keyof A]: fc.Arbitrary<A[Key]> },
  others: { [key: string]: fc.Arbitrary<unknown> } = {},
): fc.Arbitrary<object> =>
  fc.record({ ...required, ...others }, { requiredKeys: Object.keys(required) as never, noNullPrototype: true })

const text = fc.string({ unit: 'grapheme', maxLength: 6 })
const texts = fc.array(text, { maxLength: 3 })
const orNull = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: null })
const map = (value: fc.Arbitrary<unknown>) => fc.dictionary(text, value, { maxKeys: 3, noNullPrototype: true })
const list = (value: fc.Arbitrary<unknown>) => fc.array(value, { maxLength: 3 })

const number = fc.constantFrom('0', '-0', '7', '1.50', '1e400', '9007199254740993', '-3.0e-2').map(numberOfToken)
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
  number,
  text.map((path) => `$fields.${path}`),
)

const { field } = fc.letrec((tie) => ({
  field: parts(
    { type: fc.constantFrom(...fieldKinds, ...serviceFieldKinds) },
    {
      required: fc.boolean(),
      default: json,
      min_length: orNull(fc.nat()),
      max: orNull(number),
      values: texts,
      items: fc.oneof({ maxDepth: 2 }, fc.constant(null), tie('field')),
      properties: fc.oneof({ maxDepth: 2 }, fc.constant({}), map(tie('field'))),
      additional_properties: fc.boolean(),
      entity: orNull(text),
      acyclic: orNull(fc.boolean()),
      alphabet: orNull(text),
      variants: fc.oneof({ maxDepth: 2 }, fc.constant({}), map(tie('field'))),
    },
  ),
}))

const { condition } = fc.letrec((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.boolean(),
    fc.tuple(json, json).map((pair) => ({ eq: pair })),
    json.map((operand) => ({ exists: operand })),
    list(tie('condition')).map((conditions) => ({ all: conditions })),
    tie('condition').map((inner) => ({ not: inner })),
    tie('condition').map((that) => ({ for_any: { in: '$fields.a', as: 'b', that } })),
    fc.tuple(json, json).map(([left, right]) => ({ compare: { left, op: 'lte', right } })),
    json.map((operand) => ({ truthy: operand })),
  ),
}))

const schema = parts({}, { fields: map(field), additional_fields: fc.boolean() })
const rule = parts({ assert: condition }, { name: orNull(text), message: orNull(text) })
const copies = map(parts({ argument: text }))
const event = parts({ type: text }, { payload: json, payload_if_present: copies })
const sources = fc.oneof(text, texts)

const outcome = parts(
  { name: text },
  {
    when: condition,
    in_state: text,
    wrong_state: fc.boolean(),
    effect: fc.oneof(
      fc.constantFrom('none', 'creates', 'updates'),
      parts({ from: sources, to: text }).map((moves) => ({ moves })),
    ),
    set: map(json),
    set_if_present: copies,
    fulfills: map(parts({ actions: fc.constantFrom('required', 'optional') })),
    emits: list(event),
    responds: map(json),
    responds_if_present: copies,
    refuses: parts({ error: text }, { message: text }),
  },
)

const relation = parts({
  kind: fc.constantFrom('owns', 'references'),
  target: text,
  cardinality: fc.constantFrom('one', 'many'),
  via: text,
})

const operation = parts(
  {},
  {
    arguments: schema,
    transitions: list(parts({ from: sources, to: text })),
    preconditions: list(rule),
    set: map(json),
    emit: list(event),
    response: schema,
    outcomes: list(outcome),
  },
)

/** Any document that parses, whatever its defects, with any of the keys that may be left out. */
export const definitions: fc.Arbitrary<object> = parts(
  { entity: text, schema, lifecycle: parts({ initial: text, states: texts }) },
  {
    version: fc.integer({ min: 0, max: 4294967295 }),
    invariants: list(rule),
    create: parts({}, { emit: orNull(event), arguments: schema, outcomes: list(outcome) }),
    operations: map(operation),
    projections: map(parts({ key: text }, { in_state: orNull(text) })),
    semantics: fc.constantFrom('kernel/1', 'service/1', 'service/2', 'service/3'),
    relations: map(relation),
    identity: orNull(parts({ field: text })),
    scales: map(texts),
  },
)
