import type {
  DefinitionDocument,
  FieldsDocument,
  FulfillmentActions,
  Json,
  JsonObject,
  ValidatedDefinition,
} from '@assent/kernel'
import fc from 'fast-check'
import { creationSchema } from '../../arbitrary/creation-schema.js'
import { argumentsFor, fieldsFor, heldFieldsFor } from '../../arbitrary/input.js'
import { json } from '../../arbitrary/json.js'
import { numberOfKnown } from '../../arbitrary/number.js'
import { objectOf } from '../../arbitrary/object-of.js'
import { actionsFor } from '../../arbitrary/service/actions.js'
import { tellingValues } from './telling-values.js'

/** A member put in, or taken out where there is no value. */
export interface Change {
  readonly name: string
  readonly value?: Json
}

/** One call: on the instance as it is, or as no decision left it. */
export interface PlannedCall {
  readonly operation: string
  readonly arguments: Json
  /** What a host does to the fields of one of the operation's outcomes. */
  readonly fulfillments?: FulfillmentActions
  /** Another value for a member of the instance. */
  readonly instance?: Change
  /** Another value for one of its fields, or none. */
  readonly field?: Change
}

/** What is asked of a definition: creations until one is accepted, then calls one after the other. */
export interface Plan {
  readonly definition: ValidatedDefinition
  readonly id: string
  readonly creations: readonly Json[]
  readonly calls: readonly PlannedCall[]
  /** Is the id of a creation the address of its identity, where the definition declares one? */
  readonly derives?: boolean
  /** Fields of an instance that stands in where no creation was accepted; else those of the first creation. */
  readonly held?: JsonObject
}

const ids = fc.oneof({ weight: 8, arbitrary: fc.constantFrom('i-1', '\u{1f600}') }, fc.constantFrom('', ' \u0085'))

/** A change of one of the members: now and then to a value on which something may turn. */
const changeOf = (document: DefinitionDocument, root: string, members: FieldsDocument): fc.Arbitrary<Change> => {
  const undeclared = json(1).map((value): Change => ({ name: 'unforeseen', value }))
  const declared = Object.entries(members).map(([name, field]) => {
    const telling = tellingValues(document, `${root}.${name}`, field)
    const value = fc.oneof(
      { weight: telling.length === 0 ? 0 : 4, arbitrary: fc.constantFrom(null, ...telling) },
      { weight: 1, arbitrary: json(1) },
    )
    const put = value.map((one): Change => ({ name, value: one }))
    return fc.oneof({ weight: 4, arbitrary: put }, { weight: 1, arbitrary: fc.constant<Change>({ name }) })
  })
  return fc.oneof({ weight: 1, arbitrary: undeclared }, ...declared.map((arbitrary) => ({ weight: 3, arbitrary })))
}

/** An object with one member changed. */
export const changed = (object: JsonObject, { name, value }: Change): JsonObject => {
  const others = Object.entries(object).filter(([own]) => own !== name)
  return objectOf(value === undefined ? others : [...others, [name, value]])
}

/** Mostly what is accepted; else with a member more, less or other, or something else altogether. */
const nearly = (accepted: fc.Arbitrary<JsonObject>, change: fc.Arbitrary<Change>): fc.Arbitrary<Json> => {
  const other = fc.tuple(accepted, change).map(([object, one]) => changed(object, one))
  return fc.oneof(
    { weight: 6, arbitrary: accepted },
    { weight: 4, arbitrary: other },
    { weight: 1, arbitrary: json(1) },
  )
}

const strangeInstance: fc.Arbitrary<Change> = fc.constantFrom(
  { name: 'entity', value: 'nobody' },
  { name: 'version', value: 77 },
  { name: 'lifecycle_state', value: 'nowhere' },
  { name: 'revision', value: numberOfKnown('9223372036854775806') },
  { name: 'revision', value: numberOfKnown('9223372036854775807') },
)

const states = ({ document }: ValidatedDefinition): fc.Arbitrary<Change> =>
  fc.constantFrom(...document.lifecycle.states).map((value) => ({ name: 'lifecycle_state', value }))

const calls = (definition: ValidatedDefinition): fc.Arbitrary<PlannedCall> => {
  const { document } = definition
  const called = Object.entries(document.operations).map(([operation, declared]) => {
    const change = changeOf(document, '$args', declared.arguments.fields)
    const plain = fc.record({
      operation: fc.constant(operation),
      arguments: nearly(argumentsFor(definition, operation), change),
    })
    const actions = actionsFor(definition, operation)
    if (actions === undefined) return plain
    const fulfilled = fc.tuple(plain, actions).map(([call, fulfillments]) => ({ ...call, fulfillments }))
    return fc.oneof({ weight: 1, arbitrary: plain }, { weight: 3, arbitrary: fulfilled })
  })
  const asked = fc.oneof(...called.map((arbitrary) => ({ weight: 10, arbitrary })), {
    weight: 1,
    arbitrary: fc.constant({ operation: 'toString', arguments: {} }),
  })
  const instance = fc.oneof(strangeInstance, states(definition)).map((change) => ({ instance: change }))
  const field = changeOf(document, '$fields', document.schema.fields).map((change) => ({ field: change }))
  const also = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: instance },
    { weight: 1, arbitrary: field },
  )
  return fc.tuple(asked, also).map(([call, changes]) => ({ ...call, ...changes }))
}

const mostly = fc.constantFrom(true, true, true, false)

/** Plans under a definition: up to three creations and twelve calls. */
export const plansUnder = (definition: ValidatedDefinition): fc.Arbitrary<Plan> => {
  const { document } = definition
  const root = document.create.outcomes === undefined ? '$fields' : '$args'
  return fc.record({
    definition: fc.constant(definition),
    id: ids,
    creations: fc.array(nearly(fieldsFor(definition), changeOf(document, root, creationSchema(definition).fields)), {
      minLength: 1,
      maxLength: 3,
    }),
    calls: fc.array(calls(definition), { maxLength: 12 }),
    ...(document.identity === undefined ? {} : { derives: mostly }),
    ...(document.create.outcomes === undefined ? {} : { held: heldFieldsFor(definition) }),
  })
}
