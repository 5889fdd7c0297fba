import type { DefinitionDocument, FieldDocument } from '../../document/document.js'
import type { RelationDocument } from '../../document/service/service-document.js'
import { memberOf } from '../../value/json.js'
import { isBlank, namesOf } from '../../value/text.js'
import type { Defect } from '../defect.js'

const checkScales = ({ scales = {} }: DefinitionDocument): readonly Defect[] =>
  namesOf(scales).flatMap((scale): readonly Defect[] => [
    ...(isBlank(scale) ? [{ kind: 'scale_unnamed' } as const] : []),
    ...(scales[scale]?.length === 0 ? [{ kind: 'scale_empty', scale } as const] : []),
  ])

/** Has a value of the field no address: is there `json` at any depth, or an object that is open (SR-83)? */
const hasNoAddress = (field: FieldDocument): boolean =>
  field.type === 'json' ||
  field.additional_properties ||
  (field.items !== null && hasNoAddress(field.items)) ||
  Object.values(field.properties).some(hasNoAddress) ||
  Object.values(field.variants ?? {}).some(hasNoAddress)

const checkIdentity = ({ identity, schema }: DefinitionDocument): readonly Defect[] => {
  if (identity === undefined) return []
  const { field } = identity
  const declared = memberOf(schema.fields, field)
  if (declared?.required !== true) return [{ kind: 'identity_field_unknown', field }]
  return hasNoAddress(declared) ? [{ kind: 'identity_field_not_addressable', field, field_kind: 'json' }] : []
}

/** The field that carries a reference of the declarer's own; those of an owner are judged with its target (SR-100). */
const checkCarrier = (
  relation: string,
  { kind, cardinality, via }: RelationDocument,
  { schema }: DefinitionDocument,
): readonly Defect[] => {
  if (kind === 'owns') return []
  const field = memberOf(schema.fields, via)
  if (field === undefined) return [{ kind: 'relation_via_unknown', relation, via }]
  if (cardinality === 'one') return []
  if (field.type !== 'array') {
    return [{ kind: 'relation_via_wrong_shape', relation, via, expected: 'array', found: field.type }]
  }
  return field.required ? [] : [{ kind: 'relation_carrier_optionality', relation, via }]
}

const checkRelations = (document: DefinitionDocument): readonly Defect[] => {
  const { relations = {} } = document
  return namesOf(relations).flatMap((name) => checkCarrier(name, relations[name] as RelationDocument, document))
}

/** Scales, identity and relations of a definition by itself (SR-179, group 4). */
export const checkDeclarations = (document: DefinitionDocument): readonly Defect[] => [
  ...checkScales(document),
  ...checkIdentity(document),
  ...checkRelations(document),
]
