import { compareText, type FieldDocument, type FieldsDocument, type ObjectSchemaDocument } from '@assent/kernel'
import { literalUnion, textLiteral } from './literal.js'
import { mapShape } from './service/map-shape.js'
import { unionShape } from './service/union-shape.js'
import { anyJson, word, type TypeShape } from './shape.js'

/**
 * How sure a member with a default is: `given` by a caller it may be left out, `filled` it is there, `held` by a field
 * that some operation sets it may be missing (K-35, K-131).
 */
export type Moment = 'given' | 'filled' | 'held'

const isSure: { readonly [moment in Moment]: (field: FieldDocument) => boolean } = {
  given: (field) => field.required && field.default === undefined,
  filled: (field) => field.required || field.default !== undefined,
  held: (field) => field.required,
}

const scalars: { readonly [kind in FieldDocument['type']]?: TypeShape } = {
  string: word('string'),
  integer: word('JsonNumber'),
  number: word('JsonNumber'),
  boolean: word('boolean'),
  ref: word('string'),
  binary64: word('JsonNumber'),
}

/** What a field holds (K-25). */
const fieldShape = (field: FieldDocument, moment: Moment): TypeShape => {
  switch (field.type) {
    case 'enum':
      return word(literalUnion(field.values.map(textLiteral)))
    case 'array':
      return field.items === null ? word('JsonArray') : { form: 'list', element: fieldShape(field.items, moment) }
    case 'object':
      return schemaShape({ fields: field.properties, additional_fields: field.additional_properties }, moment)
    case 'map':
      return mapShape(field, field.items === null ? anyJson : fieldShape(field.items, 'held'))
    case 'union':
      return unionShape(field, (payload) => fieldShape(payload, 'held'))
    default:
      return scalars[field.type] ?? anyJson
  }
}

interface Held {
  readonly momentOf: (name: string) => Moment
  readonly isThere: (name: string, field: FieldDocument) => boolean
}

const objectShape = (fields: FieldsDocument, isOpen: boolean, { momentOf, isThere }: Held): TypeShape => ({
  form: 'object',
  members: Object.entries(fields)
    .sort(([one], [other]) => compareText(one, other))
    .map(([name, field]) => ({
      name,
      isOptional: !isThere(name, field),
      type: fieldShape(field, momentOf(name)),
    })),
  others: isOpen ? 'open' : 'none',
})

/** The object that a schema describes, of a definition, of arguments, of a field. */
export const schemaShape = ({ fields, additional_fields }: ObjectSchemaDocument, moment: Moment): TypeShape =>
  objectShape(fields, additional_fields, {
    momentOf: () => moment,
    isThere: (_, field) => isSure[moment](field),
  })

/** The fields of an instance, whatever was done to it: which fields operations set, and which they clear. */
export const heldShape = (
  { fields, additional_fields }: ObjectSchemaDocument,
  set: ReadonlySet<string>,
  cleared: ReadonlySet<string>,
): TypeShape =>
  objectShape(fields, additional_fields, {
    momentOf: (name) => (set.has(name) ? 'held' : 'filled'),
    isThere: (name, field) => isSure.filled(field) && !cleared.has(name),
  })
