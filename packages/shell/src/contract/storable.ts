import type { NotStorable } from '../store-error.js'
import type { Subject } from '../subject.js'

/** The longest entity name or id, in UTF-8 bytes: the shortest key that a store of ours has. */
export const longestKey = 512

// UTF-8 takes one to three bytes for a UTF-16 unit: only texts in between need counting.
const isTooLong = (text: string): boolean =>
  text.length > longestKey || (text.length * 3 > longestKey && new TextEncoder().encode(text).length > longestKey)

const faultOfKey = (path: string, text: string): NotStorable | undefined => {
  if (isTooLong(text)) return { kind: 'not_storable', path, reason: `it is longer than ${longestKey} bytes of UTF-8` }
  return text.includes('\0') ? { kind: 'not_storable', path, reason: 'it holds U+0000' } : undefined
}

const faultOfRecordId = (recordId: string): NotStorable | undefined =>
  recordId.includes('\0') ? { kind: 'not_storable', path: 'record_id', reason: 'it holds U+0000' } : undefined

/** Why no store takes a write under these names: the same verdict everywhere, so that stores can be swapped. */
export const notStorable = ({ entity, id }: Subject, recordId: string): NotStorable | undefined =>
  faultOfKey('entity', entity) ?? faultOfKey('id', id) ?? faultOfRecordId(recordId)

/** Can a row be under this name? What is no text, or holds U+0000 or a lone surrogate, must not reach a provider. */
export const isName = (text: string): boolean => typeof text === 'string' && text.isWellFormed() && !text.includes('\0')
