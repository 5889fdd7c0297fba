import { address, isJsonArray, memberOf, type EntityInstance, type FieldKind, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { edgesOf } from '../contract/relations/edges-of.js'
import type { RequiredEdges, RequiredTarget, Requirements } from '../relation-store.js'

/** One reference of an entity's version that is to be held. */
export type Rule = TargetRule | EdgeRule

/** What the field names must be stored. */
export interface TargetRule {
  readonly kind: 'exists'
  readonly relation: string
  /** The field that carries it. */
  readonly via: string
  readonly isMany: boolean
  readonly target: string
  /** The id that a value leads to; null where it leads to none. */
  readonly idOf: (value: Json) => string | null
}

/** What the field names must not lead back. */
export interface EdgeRule {
  readonly kind: 'acyclic'
  readonly field: string
}

/** A `ref` field holds an id as it is. */
export const idItself = (value: Json): string | null => (typeof value === 'string' ? value : null)

/** A relation is carried by the logical identity: the id is its address (SR-99). */
export const addressOf =
  (kind: FieldKind) =>
  (value: Json): string | null => {
    const id = address(kind, value)
    return isLeft(id) ? null : id.right
  }

const targetsOf = (
  { fields }: EntityInstance,
  { relation, via, isMany, target, idOf }: TargetRule,
): readonly RequiredTarget[] => {
  const value = memberOf<Json>(fields, via)
  // An absent carrier names nobody (SR-99).
  if (value === undefined || value === null) return []
  const values = isMany && isJsonArray(value) ? value : [value]
  return values.map((one) => ({ relation, target: { entity: target, id: idOf(one) } }))
}

/** What an instance asks of others: only by what its fields hold now. */
export const requirementsOf = (instance: EntityInstance, rules: readonly Rule[]): Requirements => {
  const targets: RequiredTarget[] = []
  const edges: RequiredEdges[] = []
  for (const rule of rules) {
    if (rule.kind === 'exists') targets.push(...targetsOf(instance, rule))
    else edges.push({ field: rule.field, to: edgesOf(instance.fields, rule.field) })
  }
  return { targets, edges: edges.filter(({ to }) => to.length > 0) }
}
