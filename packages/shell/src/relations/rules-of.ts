import {
  memberOf,
  type DefinitionDocument,
  type FieldDocument,
  type FieldKind,
  type Registry,
  type RelationDocument,
} from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { RelationCheck } from './checks.js'
import type { RelationCheckDefect } from './invalid-relation-checks.js'
import { addressOf, idItself, type Rule } from './rule.js'

/** A rule, and of which entity the instances are that it is about. */
export interface PlacedRule {
  readonly entity: string
  /** Left out: every version. */
  readonly version?: number
  readonly rule: Rule
}

type Placed = Either<RelationCheckDefect, PlacedRule>

const identityKindOf = ({ identity, schema }: DefinitionDocument): FieldKind | undefined =>
  identity === undefined ? undefined : memberOf<FieldDocument>(schema.fields, identity.field)?.type

const highestOf = (registry: Registry, entity: string): DefinitionDocument | undefined => {
  const version = registry.versions(entity).at(-1)
  return version === undefined ? undefined : registry.get(entity, version)?.document
}

// One that owns is carried by what it owns, and names the owner; the other way round where it references (SR-97).
const sidesOf = (entity: string, { kind, target }: RelationDocument) =>
  kind === 'owns' ? { carrier: target, named: entity } : { carrier: entity, named: target }

const ofRelation = (
  registry: Registry,
  { entity, version }: DefinitionDocument,
  relation: string,
  declared: RelationDocument,
  check: RelationCheck,
): Placed => {
  if (check === 'acyclic') return left({ kind: 'not_acyclic', entity, relation, version })
  const { carrier, named } = sidesOf(entity, declared)
  const missing = [declared.target, named].find((side) => registry.versions(side).length === 0)
  if (missing !== undefined) return left({ kind: 'target_not_registered', entity, relation, target: missing })
  const document = highestOf(registry, named)
  const kind = document === undefined ? undefined : identityKindOf(document)
  if (kind === undefined) return left({ kind: 'target_without_identity', entity, relation, target: named })
  const isMany = declared.kind === 'references' && declared.cardinality === 'many'
  const rule: Rule = { kind: 'exists', relation, via: declared.via, isMany, target: named, idOf: addressOf(kind) }
  return right(declared.kind === 'owns' ? { entity: carrier, rule } : { entity: carrier, version, rule })
}

/** The `ref` that a field is, or a list of. */
const refOf = (field: FieldDocument): FieldDocument | undefined => {
  const one = field.type === 'array' ? field.items : field
  return one?.type === 'ref' ? one : undefined
}

const ofField = (
  registry: Registry,
  { entity, version }: DefinitionDocument,
  relation: string,
  field: FieldDocument,
  check: RelationCheck,
): Placed => {
  const ref = refOf(field)
  const place = { entity, relation }
  if (ref === undefined) return left({ kind: 'not_a_reference', ...place, version })
  const target = ref.entity ?? ''
  if (check === 'acyclic') {
    return ref.acyclic === true && target === entity
      ? right({ entity, version, rule: { kind: 'acyclic', field: relation } })
      : left({ kind: 'not_acyclic', ...place, version })
  }
  if (registry.versions(target).length === 0) return left({ kind: 'target_not_registered', ...place, target })
  const isMany = field.type === 'array'
  return right({ entity, version, rule: { kind: 'exists', relation, via: relation, isMany, target, idOf: idItself } })
}

const relationOf = ({ relations = {} }: DefinitionDocument, name: string): RelationDocument | undefined =>
  memberOf<RelationDocument>(relations, name)

/**
 * The rules that a check makes of the versions of an entity; none of a version that has not what is named. A name is a
 * relation where any version has one of this name, and else a field.
 */
export const rulesOf = (
  registry: Registry,
  versions: readonly DefinitionDocument[],
  name: string,
  check: RelationCheck,
): readonly Placed[] => {
  const isRelation = versions.some((document) => relationOf(document, name) !== undefined)
  return versions.flatMap((document): readonly Placed[] => {
    const relation = relationOf(document, name)
    if (relation !== undefined) return [ofRelation(registry, document, name, relation, check)]
    const field = isRelation ? undefined : memberOf<FieldDocument>(document.schema.fields, name)
    return field === undefined ? [] : [ofField(registry, document, name, field, check)]
  })
}
