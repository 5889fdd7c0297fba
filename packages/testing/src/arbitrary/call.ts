import {
  address,
  memberOf,
  numberOf,
  type Json,
  type JsonObject,
  type Semantics,
  type ValidatedDefinition,
} from '@assent/kernel'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { claimDefinition, claimFields, settleArguments } from './claim.js'
import { definition } from './definition.js'
import { argumentsFor, heldFieldsFor } from './input.js'
import { json } from './json.js'
import { objectOf } from './object-of.js'

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
  const changed = fc.tuple(names, json(1), fc.boolean()).map(([name, value, removes]) => {
    const others = Object.entries(members).filter(([own]) => own !== name)
    return objectOf(removes ? others : [...others, [name, value]])
  })
  return fc.oneof({ weight: 4, arbitrary: fc.constant(members) }, { weight: 1, arbitrary: changed })
}

const largestRevision = numberOf('9223372036854775807') ?? 1

/** The id of what holds these fields: the address of its identity, where it has one. */
const idOf = ({ document: { identity, schema } }: ValidatedDefinition, fields: JsonObject): string => {
  const field = identity === undefined ? undefined : memberOf(schema.fields, identity.field)
  const held = identity === undefined ? undefined : memberOf(fields, identity.field)
  const written = field === undefined || held === undefined ? undefined : address(field.type, held)
  return written !== undefined && isRight(written) ? written.right : 'i-1'
}

const instanceOf = (definition: ValidatedDefinition, fields: JsonObject): fc.Arbitrary<Json> => {
  const { entity, version, document } = definition
  return fc.record(
    {
      entity: fc.constant(entity),
      version: fc.constant(version),
      id: fc.constant(idOf(definition, fields)),
      lifecycle_state: fc.constantFrom(...document.lifecycle.states),
      revision: fc.oneof(
        { weight: 9, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.constant(largestRevision) },
      ),
      fields: disturbed(fields),
    },
    { noNullPrototype: true },
  )
}

const underAnyDefinition = (semantics: Semantics) =>
  definition({ semantics })
    .filter(({ document }) => Object.keys(document.operations).length > 0)
    .chain((given) =>
      fc.constantFrom(...Object.keys(given.document.operations)).map((operation) => ({
        given,
        operation,
        fields: heldFieldsFor(given),
        args: argumentsFor(given, operation),
      })),
    )

const onClaim = claimDefinition().map((given) => ({
  given,
  operation: 'settle',
  fields: claimFields(),
  args: settleArguments(),
}))

/**
 * Calls under any definition, and more often under one whose rules ask a lot of a few facts: accepted, refused at any
 * step, or not to be answered. For what speaks about a decision, such as `explain` and `available`. Under a service
 * level, of any definition of that level.
 */
export const call = (semantics: Semantics = 'kernel/1'): fc.Arbitrary<AskedCall> =>
  (semantics === 'kernel/1'
    ? fc.oneof({ weight: 1, arbitrary: underAnyDefinition(semantics) }, { weight: 3, arbitrary: onClaim })
    : underAnyDefinition(semantics)
  ).chain(({ given, operation, fields, args }) =>
    fc.record(
      {
        definition: fc.constant(given),
        instance: fields.chain((held) => instanceOf(given, held)),
        operation: fc.constant(operation),
        arguments: args.chain(disturbed),
        others: fc.array(args, { maxLength: 4 }),
      },
      { noNullPrototype: true },
    ),
  )
