import type { CreateInput, EntityInput, LifecycleInput, ProjectionInput } from './input/entity-input.js'
import type { FieldInput, ObjectSchemaInput } from './input/field-input.js'
import type { EventInput, OperationInput, RuleInput, TransitionInput } from './input/operation-input.js'
import type { Nothing, Written } from './written.js'

// TypeScript looks for unknown keys only where the expected type is not inferred from what was written. So each object of
// the format is asked for its keys here. What has no others demands `unknown`, which is nothing; what has, an error at
// each of them. Almost every document is without such keys, and then nothing is left to compare it with.

/** What an editor names at a key that the format does not have: nothing is of this type. */
interface NotAKey<Key> {
  readonly notAKey: Key
  readonly never: never
}

type Only<Holder, Known> = keyof Holder extends Known
  ? unknown
  : { readonly [Key in Exclude<keyof Holder, Known>]: NotAKey<Key> }

type Faulty<Parts> = { readonly [Name in keyof Parts as unknown extends Parts[Name] ? never : Name]: Parts[Name] }

/** What the parts demand together. */
type All<Parts> = keyof Faulty<Parts> extends never ? unknown : Faulty<Parts>

type ExtraKey<List, Known> = List extends readonly (infer Element)[]
  ? Element extends unknown
    ? Exclude<keyof Element, Known>
    : never
  : never

type EachOnly<List, Known> = [ExtraKey<List, Known>] extends [never]
  ? unknown
  : { readonly [Index in keyof List]: Only<List[Index], Known> }

type KeysOfKind = { readonly [Field in FieldInput as Field['type']]: keyof Field }

interface Inside<Field> {
  readonly array: All<{ readonly items: ClosedField<Written<Field, 'items', Nothing>> }>
  readonly object: All<{ readonly properties: ClosedFields<Written<Field, 'properties', Nothing>> }>
}

type ClosedField<Field> = Field extends { readonly type: infer Kind extends FieldInput['type'] }
  ? Only<Field, KeysOfKind[Kind]> & (Kind extends keyof Inside<Field> ? Inside<Field>[Kind] : unknown)
  : unknown

type ClosedFields<Fields> = All<{ readonly [Name in keyof Fields]: ClosedField<Fields[Name]> }>

type ClosedSchema<Schema> = Only<Schema, keyof ObjectSchemaInput> &
  All<{ readonly fields: ClosedFields<Written<Schema, 'fields', Nothing>> }>

type ClosedOperation<Operation> = Only<Operation, keyof OperationInput> &
  All<{
    readonly arguments: ClosedSchema<Written<Operation, 'arguments', Nothing>>
    readonly transitions: EachOnly<Written<Operation, 'transitions', readonly []>, keyof TransitionInput>
    readonly preconditions: EachOnly<Written<Operation, 'preconditions', readonly []>, keyof RuleInput>
    readonly emits: EachOnly<Written<Operation, 'emits', readonly []>, keyof EventInput>
    readonly emit: EachOnly<Written<Operation, 'emit', readonly []>, keyof EventInput>
  }>

type ClosedOperations<Operations> = All<{ readonly [Name in keyof Operations]: ClosedOperation<Operations[Name]> }>

type ClosedCreate<Create> = Only<Create, keyof CreateInput> &
  All<{ readonly emit: Only<Written<Create, 'emit', Nothing>, keyof EventInput> }>

type ClosedProjections<Projections> = All<{
  readonly [Name in keyof Projections]: Only<Projections[Name], keyof ProjectionInput>
}>

type ClosedDocument<Document> = Only<Document, keyof EntityInput> &
  All<{
    readonly schema: ClosedSchema<Written<Document, 'schema', Nothing>>
    readonly lifecycle: Only<Written<Document, 'lifecycle', Nothing>, keyof LifecycleInput>
    readonly invariants: EachOnly<Written<Document, 'invariants', readonly []>, keyof RuleInput>
    readonly create: ClosedCreate<Written<Document, 'create', Nothing>>
    readonly operations: ClosedOperations<Written<Document, 'operations', Nothing>>
    readonly projections: ClosedProjections<Written<Document, 'projections', Nothing>>
  }>

/**
 * What a document must be besides an `EntityInput`: without keys that the format does not have (K-7).
 *
 * It asks for `never` first, which no document is, so that TypeScript sees `unknown` here while it still infers the
 * document: else it would look into these types once for each place of the literal.
 */
export type Closed<Document> = [Document] extends [never] ? unknown : ClosedDocument<Document>
