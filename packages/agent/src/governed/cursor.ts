import { createHash } from 'node:crypto'
import { canonical, isJsonArray, isJsonObject, parseJson, type Json } from '@assent/kernel'
import { questionText, type QueryDocument, type QueryPlace } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'

/**
 * What a cursor belongs to: whose it is and what was asked. The digest of it keeps page two at the filter of page one,
 * however long that is.
 */
export const ownerOf = (principal: string, query: QueryDocument): string => canonical([principal, questionText(query)])

const digestOf = (owner: string, place: string): string =>
  createHash('sha256')
    .update(canonical(['assent.cursor/1', owner, place]), 'utf8')
    .digest('base64url')

/**
 * A cursor behind a place: `digest.place`. It holds what stood on the page that it ends, id and sort value of its last
 * item, and nothing of what the principal was not shown. It is no secret and gives no right: pages are filtered anew.
 */
export const writeCursor = (owner: string, { id, key }: QueryPlace): string => {
  const place = canonical(key === undefined ? [id] : [id, key])
  return `${digestOf(owner, place)}.${Buffer.from(place, 'utf8').toString('base64url')}`
}

// Nothing is sorted by a list or an object: no page has ended at one.
const isSortValue = (key: Json | undefined): boolean => key === undefined || !(isJsonArray(key) || isJsonObject(key))

const readPlace = (cursor: string): QueryPlace | undefined => {
  const encoded = cursor.slice(cursor.indexOf('.') + 1)
  const json = parseJson(Buffer.from(encoded, 'base64url').toString('utf8'))
  if (isLeft(json) || !isJsonArray(json.right)) return undefined
  const [id, key] = json.right
  return typeof id === 'string' && isSortValue(key) ? { id, key } : undefined
}

/** The place of a cursor of this owner; nothing where it is any other text. */
export const readCursor = (owner: string, cursor: string): QueryPlace | undefined => {
  const place = readPlace(cursor)
  return place !== undefined && writeCursor(owner, place) === cursor ? place : undefined
}
