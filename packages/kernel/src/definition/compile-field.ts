import type { FieldDocument, FieldsDocument, ObjectSchemaDocument } from '../document/document.js'
import { deepFreeze } from '../value/freeze.js'
import { isJsonArray, isJsonObject, type Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { accepts, asked } from './accepts.js'
import { compileMembers, type CompiledMembers } from './compile-members.js'
import { anything, boolean, compileEnum, compileNumber, compileString, ref } from './compile-scalar.js'
import { wrongKind, type CompiledField, type FillValue, type Judge } from './compiled-field.js'

type Compiled = Omit<CompiledField, 'required' | 'default'>

const asIs: FillValue = (value) => value

const withoutParts = (judge: Judge): Compiled => ({ ...judge, fill: asIs, fills: false })

const compileArray = (items: FieldDocument | null): Compiled => {
  const element = items === null ? undefined : compileField(items)
  const fills = element?.fills === true
  return {
    fills,
    fill: (value) => (fills && isJsonArray(value) ? value.map(element.fill) : value),
    quick: asked(
      (value) => isJsonArray(value) && (element === undefined || value.every((part) => accepts(element.quick, part))),
    ),
    check: (value, parent, segment, errors) => {
      if (!Array.isArray(value)) return wrongKind('array', value, parent, segment, errors)
      const here = { parent, segment }
      for (let index = 0; index < value.length; index += 1) element?.check(value[index] as Json, here, index, errors)
    },
  }
}

const compileObject = (field: FieldDocument): Compiled => {
  const members = compileMembers(compileFields(field.properties), field.additional_properties, 'property')
  return {
    fills: members.fills,
    fill: (value) => (members.fills && isJsonObject(value) ? members.fill(value) : value),
    quick: asked((value) => isJsonObject(value) && members.accepts(value, 'filled')),
    check: (value, parent, segment, errors) =>
      isJsonObject(value)
        ? members.check(value, { parent, segment }, errors)
        : wrongKind('object', value, parent, segment, errors),
  }
}

const compileKind = (field: FieldDocument): Compiled => {
  switch (field.type) {
    case 'string':
      return withoutParts(compileString(field))
    case 'enum':
      return withoutParts(compileEnum(field))
    case 'ref':
      return withoutParts(ref)
    case 'integer':
    case 'number':
      return withoutParts(compileNumber(field))
    case 'boolean':
      return withoutParts(boolean)
    case 'array':
      return compileArray(field.items)
    case 'object':
      return compileObject(field)
    // Anything is `json`. The service kinds never get here: a definition that has one is refused before it is compiled.
    case 'json':
    case 'map':
    case 'union':
    case 'binary64':
      return withoutParts(anything)
  }
}

/** Makes one field ready, its parts included. */
export const compileField = (field: FieldDocument): CompiledField => {
  const kind = compileKind(field)
  const filled = field.default === undefined ? undefined : deepFreeze(kind.fill(field.default))
  return { required: field.required, default: filled, ...kind }
}

const compileFields = (fields: FieldsDocument) =>
  namesOf(fields).map((name) => ({ name, field: compileField(fields[name] as FieldDocument) }))

/** Makes the schema of a definition or of arguments ready. */
export const compileSchema = ({ fields, additional_fields }: ObjectSchemaDocument): CompiledMembers =>
  compileMembers(compileFields(fields), additional_fields, 'field')
