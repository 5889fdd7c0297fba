import * as t from 'io-ts'
import { isJsonNumber, tokenOf, type JsonNumber } from '../../value/exact-number.js'
import { isRevision, isVersion, largestVersion } from '../../value/integer.js'
import { isJsonObject, type Json, type JsonObject } from '../../value/json.js'
import { codecOf, guarded, type Codec } from './codec.js'
import { describe, didYouMean, quoted } from './wording.js'

/** Any value: the guard before the decode has made it plain JSON already. */
export const json = guarded('any value', (value): value is Json => value !== undefined)

export const text = guarded('a text', t.string.is)

export const flag = guarded('true or false', t.boolean.is)

export const jsonNumber = guarded('a number', isJsonNumber)

export const jsonObject = guarded('an object', (value): value is JsonObject => isJsonObject(value as Json))

/** The version of an entity; 0 parses, and is a defect (K-7). */
export const version = guarded(`a whole number from 0 to ${largestVersion}`, isVersion)

const wholeToken = /^[0-9]+$/

/** A length: a token of digits only, as many as it may have (K-65). */
export const length = guarded(
  'a whole number from 0',
  (value): value is JsonNumber => isJsonNumber(value) && wholeToken.test(tokenOf(value)),
)

/** Of an instance: from 1, and exact past the safe integers (K-65, K-127). */
export const revision = guarded(
  'a whole number from 1 to 9223372036854775807',
  (value): value is JsonNumber => isJsonNumber(value) && isRevision(value),
)

/** One of a few known words. */
export const oneOf = <Word extends string>(what: string, words: readonly Word[]): Codec<Word> => {
  const list = words.map(quoted).join(', ')
  return codecOf(what, (value, context) => {
    if ((words as readonly unknown[]).includes(value)) return t.success(value as Word)
    const found = typeof value === 'string' ? quoted(value) + didYouMean(value, words) : describe(value as Json)
    return t.failure(value, context, `expected ${what} (${list}), found ${found}`)
  })
}
