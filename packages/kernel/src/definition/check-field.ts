import type { FieldDocument, FieldsDocument } from '../document/document.js'
import type { Level } from '../document/service/level.js'
import { compareNumbers } from '../value/decimal.js'
import { tokenOf, type JsonNumber } from '../value/exact-number.js'
import { isBlank, namesOf } from '../value/text.js'
import { inapplicableConstraint } from './check-constraints.js'
import { checkDefault } from './check-default.js'
import type { Defect } from './defect.js'
import { checkServiceField } from './service/check-service-field.js'

const invalid = (path: string, message: string): Defect => ({ kind: 'invalid_field', path, message })

const crossed = (path: string, name: string, min: JsonNumber | null, max: JsonNumber | null): readonly Defect[] =>
  min !== null && max !== null && compareNumbers(min, max) > 0
    ? [invalid(path, `the smallest ${name}, ${tokenOf(min)}, is above the largest, ${tokenOf(max)}`)]
    : []

const checkBounds = (field: FieldDocument, path: string): readonly Defect[] => [
  ...crossed(path, 'length', field.min_length, field.max_length),
  ...crossed(path, 'value', field.min, field.max),
]

const checkReferenceField = ({ entity, inverse }: FieldDocument, path: string): readonly Defect[] => {
  if (entity === null || isBlank(entity))
    return [invalid(path, 'a ref field needs `entity`, the type that it points at')]
  return inverse !== null && isBlank(inverse) ? [invalid(path, '`inverse` is blank; leave it out or name it')] : []
}

/** What a kind cannot be without (K-34). */
const checkNeeds = (field: FieldDocument, path: string): readonly Defect[] => {
  switch (field.type) {
    case 'enum':
      return field.values.length === 0 ? [invalid(path, 'an enum field needs `values`')] : []
    case 'array':
      return field.items === null ? [invalid(path, 'an array field needs `items`')] : []
    case 'ref':
      return checkReferenceField(field, path)
    default:
      return []
  }
}

/** The fields inside a field: its element, its members, its variants (SR-20). */
const checkNested = (field: FieldDocument, path: string, level: Level): readonly Defect[] => [
  ...(field.items === null ? [] : checkField(field.items, `${path}[]`, level)),
  ...checkFields(field.properties, path, level),
  ...checkFields(field.variants ?? {}, path, level, '|'),
]

/** Every fault of one field, in the order of K-156. */
const checkField = (field: FieldDocument, path: string, level: Level): readonly Defect[] => {
  const inapplicable = inapplicableConstraint(field, path)
  return [
    ...(inapplicable === undefined ? [] : [inapplicable]),
    ...checkServiceField(field, path, level),
    ...(inapplicable === undefined ? checkBounds(field, path) : []),
    ...checkNeeds(field, path),
    ...checkNested(field, path, level),
    ...checkDefault(field, path, level),
  ]
}

/** Every fault of the fields of one object, in name order. Paths name what the author wrote (K-158). */
export const checkFields = (
  fields: FieldsDocument,
  path: string,
  level: Level,
  separator: '.' | '|' = '.',
): readonly Defect[] =>
  namesOf(fields).flatMap((name) => checkField(fields[name] as FieldDocument, `${path}${separator}${name}`, level))
