import type { CreateInput, EntityInput, LifecycleInput, ProjectionInput } from './input/entity-input.js'
import type { EventInput } from './input/event-input.js'
import type { FieldInput, ObjectSchemaInput } from './input/field-input.js'
import type { OperationInput, RuleInput, TransitionInput } from './input/operation-input.js'
import type { OutcomeInput } from './input/outcome-input.js'
import type { Nothing, Written } from './written.js'

// TypeScript looks for unknown keys only where the expected type is not inferred from what was written. So each
// object of the format is asked for its keys here: `unknown`, which demands nothing, where it has no others, else an
// error at those.

/** What an editor names at a key that the format does not have: nothing is of this type. */
interface NotAKey<Key> {
  readonly notAKey: Key
  readonly never: never
}

type Only<Holder, Known> = keyof Holder extends Known
  ? unknown
  : { readonly [Key in Exclude<keyof Holder, Known>]: NotAKey<Key> }

type ExtraKey<List, Known> = List extends readonly (infer Element)[]
  ? Element extends unknown
    ? Exclude<keyof Element, Known>
    : never
  : never

// A list without faults demands nothing, so that what was written is not compared with a list once more.
type EachOnly<List, Known> = [ExtraKey<List, Known>] extends [never]
  ? unknown
  : { readonly [Index in keyof List]: Only<List[Index], Known> }

type KeysOfKind = { readonly [Field in FieldInput as Field['type']]: keyof Field }

interface Inside<Field> {
  readonly array: { readonly items?: ClosedField<Written<Field, 'items', Nothing>> }
  readonly object: { readonly properties?: ClosedFields<Written<Field, 'properties', Nothing>> }
  readonly map: { readonly items?: ClosedField<Written<Field, 'items', Nothing>> }
  readonly union: { readonly variants?: ClosedFields<Written<Field, 'variants', Nothing>> }
}

type ClosedField<Field> = Field extends { readonly type: infer Kind extends FieldInput['type'] }
  ? Only<Field, KeysOfKind[Kind]> & (Kind extends keyof Inside<Field> ? Inside<Field>[Kind] : unknown)
  : unknown

type ClosedFields<Fields> = { readonly [Name in keyof Fields]: ClosedField<Fields[Name]> }

type ClosedSchema<Schema> = Only<Schema, keyof ObjectSchemaInput> & {
  readonly fields?: ClosedFields<Written<Schema, 'fields', Nothing>>
}

type ExtraEventKey<Outcomes> = Outcomes extends readonly (infer Outcome)[]
  ? Outcome extends { readonly emits: infer Events }
    ? ExtraKey<Events, keyof EventInput>
    : never
  : never

type ClosedOutcome<Outcome> = Only<Outcome, keyof OutcomeInput> & {
  readonly emits?: EachOnly<Written<Outcome, 'emits', readonly []>, keyof EventInput>
}

// As `EachOnly`, with the events inside.
type ClosedOutcomes<Outcomes> = [ExtraKey<Outcomes, keyof OutcomeInput> | ExtraEventKey<Outcomes>] extends [never]
  ? unknown
  : { readonly [Index in keyof Outcomes]: ClosedOutcome<Outcomes[Index]> }

interface ClosedBranches<Command> {
  readonly response?: ClosedSchema<Written<Command, 'response', Nothing>>
  readonly outcomes?: ClosedOutcomes<Written<Command, 'outcomes', readonly []>>
}

type ClosedOperation<Operation> = Only<Operation, keyof OperationInput> & {
  readonly arguments?: ClosedSchema<Written<Operation, 'arguments', Nothing>>
  readonly transitions?: EachOnly<Written<Operation, 'transitions', readonly []>, keyof TransitionInput>
  readonly preconditions?: EachOnly<Written<Operation, 'preconditions', readonly []>, keyof RuleInput>
  readonly emits?: EachOnly<Written<Operation, 'emits', readonly []>, keyof EventInput>
  readonly emit?: EachOnly<Written<Operation, 'emit', readonly []>, keyof EventInput>
} & ClosedBranches<Operation>

type ClosedOperations<Operations> = { readonly [Name in keyof Operations]: ClosedOperation<Operations[Name]> }

type ClosedCreate<Create> = Only<Create, keyof CreateInput> & {
  readonly emit?: Only<Written<Create, 'emit', Nothing>, keyof EventInput>
  readonly arguments?: ClosedSchema<Written<Create, 'arguments', Nothing>>
} & ClosedBranches<Create>

type ClosedProjections<Projections> = {
  readonly [Name in keyof Projections]: Only<Projections[Name], keyof ProjectionInput>
}

interface ClosedDocument<Document> {
  readonly schema: ClosedSchema<Written<Document, 'schema', Nothing>>
  readonly lifecycle: Only<Written<Document, 'lifecycle', Nothing>, keyof LifecycleInput>
  readonly invariants?: EachOnly<Written<Document, 'invariants', readonly []>, keyof RuleInput>
  readonly create?: ClosedCreate<Written<Document, 'create', Nothing>>
  readonly operations?: ClosedOperations<Written<Document, 'operations', Nothing>>
  readonly projections?: ClosedProjections<Written<Document, 'projections', Nothing>>
}

/**
 * What a document must be besides an `EntityInput`: without keys that the format does not have (K-7).
 *
 * It asks for `never` first, which no document is, so that TypeScript sees `unknown` here while it still infers the
 * document: else it would look into these types once for each place of the literal, which made them ten times as
 * dear.
 */
export type Closed<Document> = [Document] extends [never]
  ? unknown
  : Only<Document, keyof EntityInput> & ClosedDocument<Document>
