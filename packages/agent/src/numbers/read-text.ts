import {
  isJsonArray,
  isJsonObject,
  memberOf,
  numberOf,
  setMember,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type JsonObject,
} from '@assent/kernel'

const integer = /^-?(0|[1-9][0-9]*)$/

/** A text of an integer's digits as that integer; anything else as it is. */
export const readInteger = (value: Json): Json =>
  typeof value === 'string' && integer.test(value) ? (numberOf(value) ?? value) : value

const readNumber = (value: Json): Json => (typeof value === 'string' ? (numberOf(value) ?? value) : value)

const isOne = (type: FieldDocument['type']) => (field: FieldDocument) => field.type === type

/** A value where every version that declares its place says what is there. */
const readValue = (value: Json, declared: readonly FieldDocument[]): Json => {
  if (declared.length === 0) return value
  if (typeof value === 'string') {
    if (declared.every(isOne('integer'))) return readInteger(value)
    return declared.every(({ type }) => type === 'number' || type === 'integer') ? readNumber(value) : value
  }
  if (isJsonArray(value)) {
    const items = declared.flatMap((field) => (field.type === 'array' && field.items !== null ? [field.items] : []))
    return items.length === declared.length ? value.map((element) => readValue(element, items)) : value
  }
  return isJsonObject(value) && declared.every(isOne('object'))
    ? readMembers(
        value,
        declared.map(({ properties }) => properties),
      )
    : value
}

/**
 * An object whose members one of these versions declares: what is text, in a place where each version that declares it
 * wants a number, is the number of those digits.
 */
export const readMembers = (value: JsonObject, versions: readonly FieldsDocument[]): JsonObject => {
  const read: { [name: string]: Json } = {}
  for (const [name, member] of Object.entries(value)) {
    const declared = versions.flatMap((fields) => memberOf(fields, name) ?? [])
    setMember(read, name, readValue(member, declared))
  }
  return read
}
