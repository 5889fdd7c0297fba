import type { FieldDocument, FieldsDocument, ObjectSchemaDocument } from '../document/document.js'
import type { Level } from '../document/service/level.js'
import { deepFreeze } from '../value/freeze.js'
import { isJsonArray, isJsonObject, type Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { accepts, asked } from './accepts.js'
import { compileMembers, type CompiledMembers } from './compile-members.js'
import { anything, boolean, compileEnum, compileNumber, compileString, ref } from './compile-scalar.js'
import { compileServiceKind } from './service/compile-service-kind.js'
import { wrongKind, type CompiledField, type FillValue, type Judge } from './compiled-field.js'

type Compiled = Omit<CompiledField, 'required' | 'default'>

const asIs: FillValue = (value) => value

const withoutParts = (judge: Judge): Compiled => ({ ...judge, fill: asIs, fills: false })

const compileArray = (items: FieldDocument | null, level: Level): Compiled => {
  const element = items === null ? undefined : compileField(items, level)
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

const compileObject = (field: FieldDocument, level: Level): Compiled => {
  const members = compileMembers(compileFields(field.properties, level), field.additional_properties, 'property')
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

const compileBaseKind = (field: FieldDocument, level: Level): Compiled => {
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
      return compileArray(field.items, level)
    case 'object':
      return compileObject(field, level)
    // Anything is `json`. The service kinds get here under `kernel/1` only, which refuses a definition that has one.
    case 'json':
    case 'map':
    case 'union':
    case 'binary64':
      return withoutParts(anything)
  }
}

/** The service rules read some kinds in another way, and have kinds of their own (SR-15 to SR-32). */
const compileKind = (field: FieldDocument, level: Level): Compiled => {
  const judge = level === 0 ? undefined : compileServiceKind(field, (part) => compileField(part, level))
  return judge === undefined ? compileBaseKind(field, level) : withoutParts(judge)
}

/** Makes one field ready, its parts included. */
export const compileField = (field: FieldDocument, level: Level): CompiledField => {
  const kind = compileKind(field, level)
  const filled = field.default === undefined ? undefined : deepFreeze(kind.fill(field.default))
  return { required: field.required, default: filled, ...kind }
}

const compileFields = (fields: FieldsDocument, level: Level) =>
  namesOf(fields).map((name) => ({ name, field: compileField(fields[name] as FieldDocument, level) }))

/** Makes the schema of a definition or of arguments ready. */
export const compileSchema = ({ fields, additional_fields }: ObjectSchemaDocument, level: Level): CompiledMembers =>
  compileMembers(compileFields(fields, level), additional_fields, 'field')
