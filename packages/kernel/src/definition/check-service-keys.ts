import type {
  DefinitionDocument,
  EventDocument,
  FieldDocument,
  FieldsDocument,
  OperationDocument,
} from '../document/document.js'
import { serviceFieldKinds } from '../document/document.js'
import { namesOf } from '../value/text.js'
import type { Defect } from './defect.js'

const notAvailable = (path: string, key: string): Defect => ({ kind: 'semantics_key_not_available', path, key })

const present = (keys: object, names: readonly string[], prefix = ''): readonly Defect[] =>
  names.filter((name) => Object.hasOwn(keys, name)).map((name) => notAvailable(`${prefix}${name}`, name))

/**
 * Service keys of the definition as a whole, then of each operation (K-15; K-155, step 4). The reader drops empty
 * ones.
 */
export const checkServiceKeys = (document: DefinitionDocument): readonly Defect[] => [
  ...present(document, ['identity', 'relations', 'scales']),
  ...present(document.create, ['arguments', 'response', 'outcomes'], 'create.'),
  ...namesOf(document.operations).flatMap((name) =>
    present(document.operations[name] as OperationDocument, ['response', 'outcomes'], `operations.${name}.`),
  ),
]

/** Copying of optional members into a payload belongs to the service rules. */
export const checkServiceEvent = (event: EventDocument, path: string): readonly Defect[] =>
  present(event, ['payload_if_present'], `${path}.`)

const missingParts = (field: FieldDocument, path: string): readonly Defect[] => {
  if (field.type === 'map') {
    return [
      ...(field.key === undefined ? [{ kind: 'map_key_not_text', path } as const] : []),
      ...(field.items === null ? [{ kind: 'map_value_missing', path } as const] : []),
    ]
  }
  const incomplete = field.type === 'union' && (field.tag === undefined || field.variants === undefined)
  return incomplete ? [{ kind: 'union_variant_missing', path }] : []
}

const isServiceKind = (kind: string): boolean => serviceFieldKinds.some((serviceKind) => serviceKind === kind)

/**
 * Service kinds and the alphabet of one field (K-15, K-17). An alphabet on another kind is an inapplicable
 * constraint.
 */
export const checkServiceField = (field: FieldDocument, path: string): readonly Defect[] => [
  ...(isServiceKind(field.type) ? [notAvailable(path, field.type), ...missingParts(field, path)] : []),
  ...(field.type === 'string' && field.alphabet !== undefined ? [notAvailable(`${path}.alphabet`, 'alphabet')] : []),
]

/** Variants of a union are whole fields: service kinds count at any depth (K-15). */
export const variantsOf = (field: FieldDocument): FieldsDocument => field.variants ?? {}
