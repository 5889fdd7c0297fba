import { numberOf, type Json, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { askedArguments, askedFields, askingDefinition } from './explain-rules.js'

/** An operation of a definition on an instance that may break its schema, with arguments that may be wrong. */
export interface AskedCall {
  readonly definition: ValidatedDefinition
  readonly instance: Json
  readonly operation: string
  readonly arguments: JsonObject
  /** Other arguments that the operation takes. */
  readonly others: readonly JsonObject[]
}

/** Mostly as they are, else without one of the members, or with one member replaced or added. */
const disturbed = (members: JsonObject): fc.Arbitrary<JsonObject> => {
  const names = fc.constantFrom('unforeseen', ...Object.keys(members))
  const changed = fc.tuple(names, arbitrary.json(1), fc.boolean()).map(([name, value, removes]) => {
    const others = Object.entries(members).filter(([own]) => own !== name)
    return Object.fromEntries(removes ? others : [...others, [name, value]])
  })
  return fc.oneof({ weight: 4, arbitrary: fc.constant(members) }, { weight: 1, arbitrary: changed })
}

const largestRevision = numberOf('9223372036854775807') ?? 1

const instanceOf = ({ entity, version, document }: ValidatedDefinition, fields: JsonObject): fc.Arbitrary<Json> =>
  fc.record(
    {
      entity: fc.constant(entity),
      version: fc.constant(version),
      id: fc.constant('i-1'),
      lifecycle_state: fc.constantFrom(...document.lifecycle.states),
      revision: fc.oneof(
        { weight: 9, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.constant(largestRevision) },
      ),
      fields: disturbed(fields),
    },
    { noNullPrototype: true },
  )

const inAnyDefinition = arbitrary
  .definition()
  .filter(({ document }) => Object.keys(document.operations).length > 0)
  .chain((definition) =>
    fc.constantFrom(...Object.keys(definition.document.operations)).map((operation) => ({
      definition,
      operation,
      fields: arbitrary.fields(definition),
      args: arbitrary.arguments(definition, operation),
    })),
  )

const inAskingDefinition = askingDefinition().map((definition) => ({
  definition,
  operation: 'settle',
  fields: askedFields(),
  args: askedArguments(),
}))

/** Calls under any definition, and more often under one that asks a lot. */
export const askedCall = (): fc.Arbitrary<AskedCall> =>
  fc
    .oneof({ weight: 1, arbitrary: inAnyDefinition }, { weight: 3, arbitrary: inAskingDefinition })
    .chain(({ definition, operation, fields, args }) =>
      fc.record({
        definition: fc.constant(definition),
        instance: fields.chain((held) => instanceOf(definition, held)),
        operation: fc.constant(operation),
        arguments: args.chain(disturbed),
        others: fc.array(args, { maxLength: 4 }),
      }),
    )
