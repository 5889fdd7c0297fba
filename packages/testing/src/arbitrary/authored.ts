import type {
  ConditionDocument,
  FieldKind,
  Json,
  JsonNumber,
  LifecycleDocument,
  ProjectionDocument,
  TransitionDocument,
} from '@assent/kernel'

// Documents as an author writes them: what has a default may be left out, so that a counterexample is short. Each type
// takes the kernel's normal form too.

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
}

export interface AuthoredFields {
  readonly [name: string]: AuthoredField
}

export interface AuthoredSchema {
  readonly fields?: AuthoredFields
  readonly additional_fields?: boolean
}

export interface AuthoredRule {
  readonly name?: string | null
  readonly assert: ConditionDocument
  readonly message?: string | null
}

export interface AuthoredEvent {
  readonly type: string
  readonly payload?: Json
}

export interface AuthoredOperation {
  readonly arguments?: AuthoredSchema
  readonly transitions: readonly TransitionDocument[]
  readonly preconditions?: readonly AuthoredRule[]
  readonly set?: { readonly [field: string]: Json }
  readonly emit?: readonly AuthoredEvent[]
  readonly emits?: readonly AuthoredEvent[]
}

export interface AuthoredDefinition {
  readonly entity: string
  readonly version?: number
  readonly schema: AuthoredSchema
  readonly lifecycle: LifecycleDocument
  readonly invariants?: readonly AuthoredRule[]
  readonly create?: { readonly emit?: AuthoredEvent | null }
  readonly operations?: { readonly [name: string]: AuthoredOperation }
  readonly projections?: { readonly [name: string]: Partial<ProjectionDocument> & Pick<ProjectionDocument, 'key'> }
}
