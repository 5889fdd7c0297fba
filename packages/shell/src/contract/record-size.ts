import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  tokenOf,
  type DefinitionDocument,
  type Json,
  type JsonArray,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import { framed, type StoredRecord } from '../recording/stored-record.js'

/**
 * The most bytes by which a record is compared (N-6): a decision's hold its instance several times over. The host
 * holds no text of twice as many characters.
 */
export const largestRecord = 256 * 1024 * 1024

/** How the parts of a value are counted. */
interface Count {
  readonly text: (text: string) => number
  readonly number: (number: JsonNumber) => number
}

const commasIn = (count: number): number => Math.max(0, count - 1)

const sizeOfArray = (array: JsonArray, count: Count): number => {
  let size = 2 + commasIn(array.length)
  for (const element of array) size += sizeOf(element, count)
  return size
}

const sizeOfObject = (object: JsonObject, count: Count): number => {
  const names = Object.keys(object)
  let size = 2 + commasIn(names.length)
  for (const name of names) size += count.text(name) + 3 + sizeOf(object[name] as Json, count)
  return size
}

/** The size of a value's canonical text. */
const sizeOf = (value: Json, count: Count): number => {
  if (typeof value === 'string') return count.text(value) + 2
  if (isJsonNumber(value)) return count.number(value)
  if (isJsonArray(value)) return sizeOfArray(value, count)
  return isJsonObject(value) ? sizeOfObject(value, count) : String(value).length
}

// No number of the host is written in more characters.
const longestNumber = 25

const atMost: Count = {
  // An escape is six bytes for one UTF-16 unit, which is the most.
  text: (text) => text.length * 6,
  number: (number) => (typeof number === 'number' ? longestNumber : number.token.length),
}

const bytesOfUnit = (unit: number): number => {
  if (unit === 0x22 || unit === 0x5c) return 2
  // \b \t \n \f \r have short escapes; between them stands U+000B, which has none.
  if (unit < 0x20) return unit >= 0x08 && unit <= 0x0d && unit !== 0x0b ? 2 : 6
  if (unit < 0x80) return 1
  // A surrogate is half of the four bytes of a pair.
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
}

const bytesOf = (text: string): number => {
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) bytes += bytesOfUnit(text.charCodeAt(index))
  return bytes
}

const exactly: Count = { text: bytesOf, number: (number) => tokenOf(number).length }

// A definition comes again with each commit; what was admitted never changes.
const definitionSizes = new WeakMap<DefinitionDocument, number>()

const sizeOfDefinition = (definition: DefinitionDocument): number => {
  const known = definitionSizes.get(definition)
  if (known !== undefined) return known
  const size = sizeOf(definition as unknown as Json, atMost)
  definitionSizes.set(definition, size)
  return size
}

const mostBytesWithout = <Name extends string>(left: Name, object: { readonly [name in Name]: unknown }): number => {
  let size = 2
  for (const [name, member] of Object.entries(object)) {
    if (name !== left) size += atMost.text(name) + 4 + sizeOf(member as Json, atMost)
  }
  return size
}

const mostBytes = (record: StoredRecord): number => {
  if (record.kind === 'observation') return sizeOf(record as unknown as Json, atMost)
  const { instance, envelope } = record.commit
  const { definition } = envelope.record
  return (
    sizeOf(instance as unknown as Json, atMost) +
    mostBytesWithout('record', envelope) +
    mostBytesWithout('definition', envelope.record) +
    (definition === null ? 0 : sizeOfDefinition(definition))
  )
}

// What stands round a record and its definition, which the quick count leaves out.
const slack = 1024

/** Are the bytes of a record more than the limit? Only the texts of what might be are counted one by one. */
export const isTooLarge = (record: StoredRecord, limit = largestRecord): boolean =>
  mostBytes(record) > limit - slack && sizeOf(framed(record) as unknown as Json, exactly) > limit
