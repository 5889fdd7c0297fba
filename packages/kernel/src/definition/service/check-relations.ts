import type { DefinitionDocument, FieldDocument } from '../../document/document.js'
import type { RelationDocument } from '../../document/service/service-document.js'
import { memberOf } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import type { Defect } from '../defect.js'

/** A relation and the definition that declares it. */
interface Declared {
  readonly name: string
  readonly relation: RelationDocument
  readonly declarer: DefinitionDocument
}

/** The definition of a type under its highest registered version. */
type Highest = (entity: string) => DefinitionDocument | undefined

/** What the relations before one have claimed; another version of an entity is the same claimant (SR-101, O-5). */
interface Claims {
  /** The owner of a target. */
  readonly owners: Map<string, string>
  /** The relation that a field carries, with its declarer, by the carrying entity and the field. */
  readonly carriers: Map<string, { readonly relation: string; readonly entity: string }>
}

/** The kinds of a field, through the items of arrays (SR-98). */
const kindsOf = (field: FieldDocument): string =>
  field.type === 'array' && field.items !== null ? `array of ${kindsOf(field.items)}` : field.type

const identityOf = ({ identity, schema }: DefinitionDocument): FieldDocument | undefined =>
  identity === undefined ? undefined : memberOf(schema.fields, identity.field)

const checkOwner = ({ relation: { target }, declarer }: Declared, { owners }: Claims): readonly Defect[] => {
  const { entity: owner } = declarer
  const other = owners.get(target)
  if (other === undefined) owners.set(target, owner)
  return other === undefined || other === owner ? [] : [{ kind: 'relation_second_owner', target, owner, other }]
}

const checkClaim = (
  { name, relation: { kind, target, via }, declarer }: Declared,
  { carriers }: Claims,
): readonly Defect[] => {
  const entity = kind === 'owns' ? target : declarer.entity
  const key = JSON.stringify([entity, via])
  const claim = carriers.get(key)
  if (claim === undefined) carriers.set(key, { relation: name, entity: declarer.entity })
  const isSame = claim === undefined || (claim.relation === name && claim.entity === declarer.entity)
  return isSame
    ? []
    : [{ kind: 'relation_field_claimed_twice', entity, field: via, relation: name, other: claim.relation }]
}

/** The field of the target that holds its owner's identity (SR-97, SR-102). */
const checkOwned = ({ name, relation: { via }, declarer }: Declared, target: DefinitionDocument): readonly Defect[] => {
  const wrong = (detail: string): Defect => ({
    kind: 'relation_carrier_wrong',
    entity: declarer.entity,
    relation: name,
    via,
    detail,
  })
  const field = memberOf(target.schema.fields, via)
  if (field === undefined) return [wrong(`\`${target.entity}\` declares no such field`)]
  const optional: readonly Defect[] = field.required
    ? []
    : [{ kind: 'relation_carrier_optionality', relation: name, via }]
  const identity = identityOf(declarer)
  const fits = identity === undefined ? field.type !== 'array' : kindsOf(field) === kindsOf(identity)
  const expected = identity === undefined ? 'no array' : kindsOf(identity)
  return fits ? optional : [...optional, wrong(`it is of kind ${kindsOf(field)}, and must be ${expected}`)]
}

/** The field of the declarer that holds the target's identity, one or many (SR-97, SR-102). */
const checkReferring = (
  { name, relation: { via, cardinality }, declarer }: Declared,
  target: DefinitionDocument,
): readonly Defect[] => {
  const field = memberOf(declarer.schema.fields, via)
  const identity = identityOf(target)
  const isMany = cardinality === 'many'
  // What is missing, or no array, was refused with the definition itself.
  if (field === undefined || identity === undefined || (isMany && field.type !== 'array')) return []
  const expected = isMany ? `array of ${kindsOf(identity)}` : kindsOf(identity)
  const found = kindsOf(field)
  return found === expected ? [] : [{ kind: 'relation_via_wrong_shape', relation: name, via, expected, found }]
}

const checkRelation = (declared: Declared, highest: Highest, claims: Claims): readonly Defect[] => {
  const { name, relation, declarer } = declared
  const target = highest(relation.target)
  if (target === undefined) {
    return [{ kind: 'relation_target_missing', entity: declarer.entity, relation: name, target: relation.target }]
  }
  if (relation.kind === 'references') {
    return [...checkClaim(declared, claims), ...checkReferring(declared, target)]
  }
  return [...checkOwner(declared, claims), ...checkClaim(declared, claims), ...checkOwned(declared, target)]
}

const relationsOf = (declarer: DefinitionDocument): readonly Declared[] => {
  const { relations = {} } = declarer
  return namesOf(relations).map((name) => ({ name, relation: relations[name] as RelationDocument, declarer }))
}

/** Every fault of relations over a whole registry, definitions in the order given (SR-101). */
export const checkRelations = (documents: readonly DefinitionDocument[], highest: Highest): readonly Defect[] => {
  const claims: Claims = { owners: new Map(), carriers: new Map() }
  return documents.flatMap(relationsOf).flatMap((declared) => checkRelation(declared, highest, claims))
}
