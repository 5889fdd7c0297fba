/** What the keys of a map may spell (SR-23). */
export const mapKeys = ['string', 'boolean', 'integer', 'decimal', 'timestamp', 'duration', 'uuid', 'bytes'] as const

/** The kind of a map's keys. */
export type MapKey = (typeof mapKeys)[number]

/** The schema field that holds the logical identity of an instance (SR-82). */
export interface IdentityDocument {
  readonly field: string
}

/** A relation to another entity type, and the field that carries it (SR-97). */
export interface RelationDocument {
  readonly kind: 'owns' | 'references'
  readonly target: string
  readonly cardinality: 'one' | 'many'
  readonly via: string
}

/** Relations by name. */
export interface RelationsDocument {
  readonly [name: string]: RelationDocument
}

/** Scales by name: texts, the lowest first (SR-78). */
export interface ScalesDocument {
  readonly [name: string]: readonly string[]
}

/** The argument that is copied where it is present: a path below `$args`, without `$args.` (SR-131). */
export interface CopyDocument {
  readonly argument: string
}

/** Copied arguments by the field or member that they are written to. */
export interface CopiesDocument {
  readonly [target: string]: CopyDocument
}

/** Whether the host may remove the field that it fulfils (SR-142). */
export interface FulfilmentDocument {
  readonly actions: 'required' | 'optional'
}

/** Fulfilled fields by name. */
export interface FulfilmentsDocument {
  readonly [field: string]: FulfilmentDocument
}

/** Leads from one of some states, kept as written, to one state (SR-128). */
export interface MovesDocument {
  readonly from: string | readonly string[]
  readonly to: string
}

/** What an outcome does to the instance; `none` is not written in normal form (SR-12). */
export type EffectDocument = 'none' | 'creates' | 'updates' | { readonly moves: MovesDocument }

/** A declared refusal: the name of its error, and a message where one is declared. */
export interface RefusesDocument {
  readonly error: string
  readonly message?: string
}
