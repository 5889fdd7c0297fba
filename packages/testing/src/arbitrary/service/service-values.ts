import { contentKeyOf, type Json, type JsonNumber } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField } from '../authored.js'
import { numberWithin, type Bounds } from '../bounded-number.js'
import { objectOf } from '../object-of.js'
import { possibleVariants } from './variants.js'
import { isObservable } from './observable.js'
import { mapKeyTexts } from './map-keys.js'

type ValueOf = (field: AuthoredField) => fc.Arbitrary<Json>

/** Numbers within the bounds that a binary64 can hold, exactly or not (SR-27). */
export const observedWithin = (bounds: Bounds): fc.Arbitrary<JsonNumber> => numberWithin(bounds).filter(isObservable)

/** Texts of the characters of an alphabet (SR-30). */
export const textOver = (alphabet: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })

/** Maps with keys of their kind: at most three members, or none where no value meets the constraints of `items`. */
export const mapOf = ({ key = 'string', items }: AuthoredField, valueOf: ValueOf | undefined): fc.Arbitrary<Json> => {
  if (items == null || valueOf === undefined) return fc.constant({})
  const member = fc.tuple(fc.constantFrom(...mapKeyTexts[key]), valueOf(items))
  return fc.uniqueArray(member, { maxLength: 3, selector: ([name]) => name }).map(objectOf)
}

/** Tagged objects of any variant; a payload that may be missing is missing now and then (SR-24 to SR-26). */
export const unionOf = (field: AuthoredField, valueOf: ValueOf): fc.Arbitrary<Json> => {
  const { tag = '' } = field
  const content = contentKeyOf(tag)
  const variants = possibleVariants(field).map(([label, variant]) => {
    const alone = fc.constant(objectOf([[tag, label]]))
    const full = valueOf(variant).map((payload) =>
      objectOf<Json>([
        [tag, label],
        [content, payload],
      ]),
    )
    return variant.required === true ? full : fc.oneof({ weight: 3, arbitrary: full }, { weight: 1, arbitrary: alone })
  })
  return fc.oneof(...variants)
}
