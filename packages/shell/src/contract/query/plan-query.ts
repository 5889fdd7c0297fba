import type { Json, JsonObject } from '@assent/kernel'
import { flatMap, isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TextQuery } from '../../query-store.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'
import { defaultPageLimit, largestPageLimit } from '../page.js'
import { parseQuery, type ParsedQuery } from './parse-query.js'
import { readQueryCursor, type QueryPlace } from './query-cursor.js'
import { questionOf } from './question.js'

/** A query that a store can answer. */
export interface QueryPlan {
  readonly entity: string
  readonly matching: JsonObject
  readonly state: string | undefined
  readonly text: TextQuery | undefined
  readonly orderBy: string | undefined
  readonly limit: number
  /** Items stand strictly after it. */
  readonly after: QueryPlace | undefined
  /** What its cursors belong to. */
  readonly question: Json
}

const isLimit = (limit: unknown): limit is number =>
  Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= largestPageLimit

/** Judges cursor and limit of a query, in this order. */
export const planQuery = (query: ParsedQuery): Either<InvalidQuery, QueryPlan> => {
  const { entity, matching = {}, state, text, order_by: orderBy, limit = defaultPageLimit, after } = query
  const question = questionOf(query)
  const place = after === undefined ? right(undefined) : readQueryCursor(after, question, orderBy !== undefined)
  if (isLeft(place)) return place
  if (!isLimit(limit)) return left(invalidQuery(`\`limit\` is not an integer of 1 to ${largestPageLimit}`))
  return right({ entity, matching, state, text, orderBy, limit, after: place.right, question })
}

/** The first step of `query` in every store: the plan, or the first fault of the document (Q-1, Q-9, D-12). */
export const readQuery = (given: unknown): Either<InvalidQuery, QueryPlan> => flatMap(planQuery)(parseQuery(given))

/** Ids up to this one need not be read to answer the query. */
export const startOf = ({ orderBy, after }: QueryPlan): string => (orderBy === undefined ? (after?.id ?? '') : '')
