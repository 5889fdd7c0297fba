import { largestRevision } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalidQuery, type InvalidQuery } from '../store-error.js'

const foreign: Either<InvalidQuery, never> = left(
  invalidQuery('`after` was not given as `next` by a page of this list'),
)

/** A whole number as its shortest decimal text, at most the largest revision; nothing where the text is no such. */
export const readWhole = (text: string): bigint | undefined => {
  if (typeof text !== 'string' || !/^(?:0|[1-9][0-9]{0,18})$/.test(text)) return undefined
  const whole = BigInt(text)
  return whole > largestRevision ? undefined : whole
}

/** Where a list of ids goes on: after this id, which need not be held. Nothing sorts before the empty text. */
export const readIdCursor = (after = ''): Either<InvalidQuery, string> =>
  typeof after === 'string' && after.isWellFormed() ? right(after) : foreign

/** Where a list of records goes on: after this revision of a decision, or this position of an observation. */
export const readPlaceCursor = (after = '0'): Either<InvalidQuery, bigint> => {
  const place = readWhole(after)
  return place === undefined ? foreign : right(place)
}

/** The place of an event: its decision's revision, and its index among that decision's events. */
export interface EventPlace {
  readonly revision: bigint
  readonly index: number
}

/** Before the first event of any subject. */
const beforeEvents: EventPlace = { revision: 0n, index: 0 }

/** Where a list of events goes on: a decision's events may stand on two pages. */
export const readEventCursor = (after?: string): Either<InvalidQuery, EventPlace> => {
  if (after === undefined) return right(beforeEvents)
  if (typeof after !== 'string') return foreign
  const [revision, index, ...rest] = after.split('.').map(readWhole)
  if (revision === undefined || index === undefined || rest.length > 0) return foreign
  return right({ revision, index: Number(index) })
}

export const writeEventCursor = ({ revision, index }: EventPlace): string => `${revision}.${index}`

export const isAfter = (place: EventPlace, other: EventPlace): boolean =>
  place.revision > other.revision || (place.revision === other.revision && place.index > other.index)
