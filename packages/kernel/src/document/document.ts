import type { JsonNumber } from '../value/exact-number.js'
import type { Json } from '../value/json.js'
import type {
  CopiesDocument,
  EffectDocument,
  FulfilmentsDocument,
  IdentityDocument,
  MapKey,
  RefusesDocument,
  RelationsDocument,
  ScalesDocument,
} from './service/service-document.js'

/** The kinds of field that `kernel/1` accepts (K-25). */
export const fieldKinds = ['string', 'integer', 'number', 'boolean', 'enum', 'array', 'object', 'json', 'ref'] as const

/** The kinds that parse and that only the service rules accept (K-15). */
export const serviceFieldKinds = ['map', 'union', 'binary64'] as const

/** Every kind that a document may name; the service kinds parse and are refused by `kernel/1` (K-15, K-25). */
export type FieldKind = (typeof fieldKinds)[number] | (typeof serviceFieldKinds)[number]

/** A field in normal form: every key of its own is written, absence as null, `[]`, `{}` or false (K-196). */
export interface FieldDocument {
  readonly type: FieldKind
  readonly required: boolean
  /** Present only where a default was declared; a declared null is present. */
  readonly default?: Json
  readonly min_length: JsonNumber | null
  readonly max_length: JsonNumber | null
  readonly min: JsonNumber | null
  readonly max: JsonNumber | null
  readonly values: readonly string[]
  readonly items: FieldDocument | null
  readonly properties: FieldsDocument
  readonly additional_properties: boolean
  readonly entity: string | null
  readonly inverse: string | null
  readonly acyclic: boolean | null
  readonly alphabet?: string
  readonly key?: MapKey
  readonly tag?: string
  readonly variants?: FieldsDocument
}

/** Fields by name. */
export interface FieldsDocument {
  readonly [name: string]: FieldDocument
}

/** The schema of a definition, or of an operation's arguments. */
export interface ObjectSchemaDocument {
  readonly fields: FieldsDocument
  readonly additional_fields: boolean
}

/** What an absent schema is in normal form (K-197). */
export const emptySchema: ObjectSchemaDocument = { fields: {}, additional_fields: false }

/** The states, in the order in which they are declared, and the one that a creation enters (K-118). */
export interface LifecycleDocument {
  readonly initial: string
  readonly states: readonly string[]
}

/** The operators over two operands (K-86). A new one stands here, and is answered in `definition/operators.ts`. */
export const pairOperatorNames = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'contains',
  'starts_with',
  'ends_with',
  'before',
  'after',
] as const

/** An operator over two operands. */
export type PairOperatorName = (typeof pairOperatorNames)[number]

/** `true`, `false`, or an object with exactly one operator (K-86). */
export type ConditionDocument = boolean | { readonly [operator: string]: Json }

/** A precondition or an invariant; absent name and message are null (K-110). */
export interface RuleDocument {
  readonly name: string | null
  readonly assert: ConditionDocument
  readonly message: string | null
}

/** An event template; an absent payload is `{}` (K-124). */
export interface EventDocument {
  readonly type: string
  readonly payload: Json
  /** Members copied from optional arguments, `service/2` (SR-133). */
  readonly payload_if_present?: CopiesDocument
}

/**
 * One branch of a command under the service rules: when it is taken, what it does, what it answers (SR-104). A key at
 * its default is absent in normal form (SR-12).
 */
export interface OutcomeDocument {
  readonly name: string
  readonly when?: ConditionDocument
  readonly in_state?: string
  readonly wrong_state?: boolean
  readonly effect?: EffectDocument
  readonly set?: { readonly [field: string]: Json }
  readonly set_if_present?: CopiesDocument
  readonly fulfills?: FulfilmentsDocument
  readonly emits?: readonly EventDocument[]
  readonly responds?: { readonly [field: string]: Json }
  readonly responds_if_present?: CopiesDocument
  readonly refuses?: RefusesDocument
}

/** What a creation emits: at most one event (K-125). The other members belong to the service rules. */
export interface CreateDocument {
  readonly emit: EventDocument | null
  readonly arguments?: ObjectSchemaDocument
  readonly response?: ObjectSchemaDocument
  readonly outcomes?: readonly OutcomeDocument[]
}

/** One state or several that lead to one state; kept as written (K-119, K-198). */
export interface TransitionDocument {
  readonly from: string | readonly string[]
  readonly to: string
}

/** An operation: what it takes, where it leads, what must hold, what it writes and emits (K-121 to K-124). */
export interface OperationDocument {
  readonly arguments: ObjectSchemaDocument
  readonly transitions: readonly TransitionDocument[]
  readonly preconditions: readonly RuleDocument[]
  readonly set: { readonly [field: string]: Json }
  readonly emits: readonly EventDocument[]
  readonly response?: ObjectSchemaDocument
  readonly outcomes?: readonly OutcomeDocument[]
}

/** A read model by key, optionally of one state; validated here, evaluated by the shell (K-147). */
export interface ProjectionDocument {
  readonly key: string
  readonly in_state: string | null
}

/** The rules that a definition opts into; `kernel/1` is not written in normal form (K-16). */
export type Semantics = 'kernel/1' | 'service/1' | 'service/2' | 'service/3'

/**
 * A definition document in normal form: every key with a default is written (K-196). Only `parseDefinition` makes one;
 * it is deep-frozen.
 */
export interface DefinitionDocument {
  readonly entity: string
  readonly version: number
  readonly schema: ObjectSchemaDocument
  readonly lifecycle: LifecycleDocument
  readonly invariants: readonly RuleDocument[]
  readonly create: CreateDocument
  readonly operations: { readonly [name: string]: OperationDocument }
  readonly projections: { readonly [name: string]: ProjectionDocument }
  readonly semantics?: Exclude<Semantics, 'kernel/1'>
  readonly identity?: IdentityDocument
  readonly relations?: RelationsDocument
  readonly scales?: ScalesDocument
}
