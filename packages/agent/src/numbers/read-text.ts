import {
  contentKeyOf,
  isJsonArray,
  isJsonObject,
  memberOf,
  numberOf,
  setMember,
  type FieldDocument,
  type FieldKind,
  type FieldsDocument,
  type Json,
  type JsonArray,
  type JsonObject,
} from '@assent/kernel'

const integer = /^-?(0|[1-9][0-9]*)$/

/** A text of an integer's digits as that integer; anything else as it is. */
export const readInteger = (value: Json): Json =>
  typeof value === 'string' && integer.test(value) ? (numberOf(value) ?? value) : value

const readNumber = (value: Json): Json => (typeof value === 'string' ? (numberOf(value) ?? value) : value)

const isOne = (type: FieldDocument['type']) => (field: FieldDocument) => field.type === type

const numberKinds: readonly FieldKind[] = ['integer', 'number', 'binary64']

const readText = (value: string, declared: readonly FieldDocument[]): Json => {
  if (declared.every(isOne('integer'))) return readInteger(value)
  return declared.every(({ type }) => numberKinds.includes(type)) ? readNumber(value) : value
}

/** What is declared of each element of an array, or of each member of a map. */
const itemsOf = (declared: readonly FieldDocument[]): readonly FieldDocument[] =>
  declared.flatMap(({ items }) => items ?? [])

const readElements = (value: JsonArray, declared: readonly FieldDocument[]): Json => {
  const items = itemsOf(declared)
  return declared.every(isOne('array')) && items.length === declared.length
    ? value.map((element) => readValue(element, items))
    : value
}

/** The values of a map, each under its key (SR-23). */
const readMap = (value: JsonObject, declared: readonly FieldDocument[]): Json => {
  const items = itemsOf(declared)
  return items.length === declared.length ? mapped(value, (_, member) => readValue(member, items)) : value
}

/** The payload of a union, by the label that stands beside it (SR-24). */
const readUnion = (value: JsonObject, declared: readonly FieldDocument[]): Json =>
  mapped(value, (name, member) => {
    const variants = declared.flatMap(({ tag = '', variants: all = {} }) => {
      const label = memberOf(value, tag)
      const variant = typeof label === 'string' ? memberOf(all, label) : undefined
      return variant !== undefined && name === contentKeyOf(tag) ? [variant] : []
    })
    return variants.length === declared.length ? readValue(member, variants) : member
  })

const readObject = (value: JsonObject, declared: readonly FieldDocument[]): Json => {
  if (declared.every(isOne('object'))) {
    const versions = declared.map(({ properties }) => properties)
    return readMembers(value, versions)
  }
  if (declared.every(isOne('map'))) return readMap(value, declared)
  return declared.every(isOne('union')) ? readUnion(value, declared) : value
}

/** A value where every version that declares its place says what is there. */
const readValue = (value: Json, declared: readonly FieldDocument[]): Json => {
  if (declared.length === 0) return value
  if (typeof value === 'string') return readText(value, declared)
  if (isJsonArray(value)) return readElements(value, declared)
  return isJsonObject(value) ? readObject(value, declared) : value
}

const mapped = (value: JsonObject, read: (name: string, member: Json) => Json): JsonObject => {
  const copy: { [name: string]: Json } = {}
  for (const [name, member] of Object.entries(value)) setMember(copy, name, read(name, member))
  return copy
}

/**
 * An object whose members one of these versions declares: what is text, in a place where each version that declares it
 * wants a number, is the number of those digits.
 */
export const readMembers = (value: JsonObject, versions: readonly FieldsDocument[]): JsonObject =>
  mapped(value, (name, member) => {
    const declared = versions.flatMap((fields) => memberOf(fields, name) ?? [])
    return readValue(member, declared)
  })
