/** Where a check stands that cannot be held. */
interface Place {
  readonly entity: string
  /** The relation or the field, as the host named it. */
  readonly relation: string
}

/** Why a check cannot be held. */
export type RelationCheckDefect =
  /** What is to be checked is no object of objects: all of it where the entity is null, else what is said of it. */
  | { readonly kind: 'malformed_checks'; readonly entity: string | null }
  /** No definition of this entity is registered. */
  | { readonly kind: 'unknown_entity'; readonly entity: string }
  /** No registered version has a relation or a field of this name. */
  | (Place & { readonly kind: 'unknown_relation' })
  /** It is neither `exists` nor `acyclic`, or the list of them is empty. */
  | (Place & { readonly kind: 'unknown_check' })
  /** The field of this version is no `ref` and no list of `ref`. */
  | (Place & { readonly kind: 'not_a_reference'; readonly version: number })
  /** It is no `ref` to its own entity that says `acyclic: true`, or a list of such. */
  | (Place & { readonly kind: 'not_acyclic'; readonly version: number })
  /** What the reference points at is not registered. */
  | (Place & { readonly kind: 'target_not_registered'; readonly target: string })
  /** The side that the relation names has no `identity`, so that its value leads to no id. */
  | (Place & { readonly kind: 'target_without_identity'; readonly target: string })
  /** The store holds no relations: it is no `RelationStore`. */
  | (Place & { readonly kind: 'relations_not_held' })

/** The checks of a host that cannot be held: all defects, by entity and relation in name order. */
export interface InvalidRelationChecks {
  readonly kind: 'invalid_relation_checks'
  readonly defects: readonly RelationCheckDefect[]
}
