import { canonical, isJsonArray, isJsonObject, parseJson, type Json } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'
import { hexOf, isHex, textOfHex } from './hex.js'
import type { SortKey } from './sort-key.js'

/** Where a page ends: the sort key, of a query with `order_by`, and the id of its last item. */
export interface QueryPlace {
  readonly key: SortKey
  readonly id: string
}

const refused = (detail: string): Either<InvalidQuery, never> => left(invalidQuery(`\`after\`: ${detail}`))

const writePlace = ({ key, id }: QueryPlace, isSorted: boolean): string =>
  isSorted ? canonical(key === undefined ? [id] : [id, key]) : id

/** The cursor of a place: `hex(question).hex(id)`, where it is sorted `hex(question).hex([id, sort key])`. */
export const writeQueryCursor = (question: Json, place: QueryPlace, isSorted: boolean): string =>
  `${hexOf(canonical(question))}.${hexOf(writePlace(place, isSorted))}`

const isSortKey = (key: Json): boolean =>
  isJsonArray(key) ? key.length === 0 : !isJsonObject(key) || Object.keys(key).length === 0

const readSortedPlace = (text: string): Either<InvalidQuery, QueryPlace> => {
  const json = parseJson(text)
  if (isLeft(json) || !isJsonArray(json.right)) return refused('it names no place')
  const [id, key, ...others] = json.right
  if (typeof id !== 'string' || others.length > 0) return refused('it names no place')
  return key === undefined || isSortKey(key) ? right({ id, key }) : refused('it names no place')
}

/** Reads a cursor of this question; the faults in the order of Q-9. */
export const readQueryCursor = (after: string, question: Json, isSorted: boolean): Either<InvalidQuery, QueryPlace> => {
  const dot = after.indexOf('.')
  if (dot < 0) return refused('it is no cursor: it has no dot')
  const [asked, place] = [after.slice(0, dot), after.slice(dot + 1)]
  if (!isHex(asked) || !isHex(place)) return refused('it is no cursor: its parts are not lower-case hexadecimal')
  if (asked !== hexOf(canonical(question))) return refused('it is the cursor of another query')
  const text = textOfHex(place)
  if (text === undefined) return refused('it is no cursor: its place is not UTF-8')
  return isSorted ? readSortedPlace(text) : right({ id: text, key: undefined })
}
