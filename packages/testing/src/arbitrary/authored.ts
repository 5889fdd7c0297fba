import type {
  ConditionDocument,
  CopiesDocument,
  FieldKind,
  IdentityDocument,
  Json,
  JsonNumber,
  LifecycleDocument,
  MapKey,
  OutcomeDocument,
  ProjectionDocument,
  RelationsDocument,
  ScalesDocument,
  Semantics,
  TransitionDocument,
} from '@assent/kernel'

/** A field: its kind, and the constraints that apply to that kind (K-25). */
export interface AuthoredField {
  readonly type: FieldKind
  readonly required?: boolean
  readonly default?: Json
  readonly min_length?: JsonNumber | null
  readonly max_length?: JsonNumber | null
  readonly min?: JsonNumber | null
  readonly max?: JsonNumber | null
  readonly values?: readonly string[]
  readonly items?: AuthoredField | null
  readonly properties?: AuthoredFields
  readonly additional_properties?: boolean
  readonly entity?: string | null
  readonly inverse?: string | null
  readonly acyclic?: boolean | null
  readonly alphabet?: string | null
  readonly key?: MapKey
  readonly tag?: string
  readonly variants?: AuthoredFields
}

/** Fields by name. */
export interface AuthoredFields {
  readonly [name: string]: AuthoredField
}

/** The schema of an entity, or of an operation's arguments. */
export interface AuthoredSchema {
  readonly fields?: AuthoredFields
  readonly additional_fields?: boolean
}

/** A precondition or an invariant. */
export interface AuthoredRule {
  readonly name?: string | null
  readonly assert: ConditionDocument
  readonly message?: string | null
}

/** An event template. */
export interface AuthoredEvent {
  readonly type: string
  readonly payload?: Json
  readonly payload_if_present?: CopiesDocument
}

/** One branch of a command under the service rules. Normal form too leaves out what has a default (SR-12). */
export interface AuthoredOutcome extends Omit<OutcomeDocument, 'emits'> {
  readonly emits?: readonly AuthoredEvent[]
}

/** A creation; under the service rules it may have branches. */
export interface AuthoredCreation {
  readonly emit?: AuthoredEvent | null
  readonly arguments?: AuthoredSchema
  readonly response?: AuthoredSchema
  readonly outcomes?: readonly AuthoredOutcome[]
}

/** An operation; its events under either spelling of the key, never both (K-8). With branches it has no transitions. */
export interface AuthoredOperation {
  readonly arguments?: AuthoredSchema
  readonly transitions?: readonly TransitionDocument[]
  readonly preconditions?: readonly AuthoredRule[]
  readonly set?: { readonly [field: string]: Json }
  readonly emit?: readonly AuthoredEvent[]
  readonly emits?: readonly AuthoredEvent[]
  readonly response?: AuthoredSchema
  readonly outcomes?: readonly AuthoredOutcome[]
}

/**
 * A definition document as an author writes it: what has a default may be left out. The kernel's normal form is one
 * too.
 */
export interface AuthoredDefinition {
  readonly entity: string
  readonly version?: number
  readonly semantics?: Semantics
  readonly identity?: IdentityDocument | null
  readonly relations?: RelationsDocument
  readonly scales?: ScalesDocument
  readonly schema: AuthoredSchema
  readonly lifecycle: LifecycleDocument
  readonly invariants?: readonly AuthoredRule[]
  readonly create?: AuthoredCreation
  readonly operations?: { readonly [name: string]: AuthoredOperation }
  readonly projections?: { readonly [name: string]: Partial<ProjectionDocument> & Pick<ProjectionDocument, 'key'> }
}
