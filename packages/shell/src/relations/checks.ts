/** What is asked of a reference: that its target is stored, or that it leads in no circle. */
export type RelationCheck = 'exists' | 'acyclic'

/** How one relation, or one `ref` field, is held. */
export interface HeldRelation {
  readonly check: RelationCheck | readonly RelationCheck[]
}

/** What a host wants held: by entity, then by the name of a relation or of a `ref` field. */
export interface CheckedRelations {
  readonly [entity: string]: { readonly [relation: string]: HeldRelation }
}
