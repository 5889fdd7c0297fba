import { canonical, type EntityInstance } from '@assent/kernel'
import type { QueryDocument } from '../../query-store.js'
import { writeQueryCursor, type QueryPlace } from './query-cursor.js'
import { questionOf } from './question.js'
import { sortKeyOf } from './sort-key.js'

type Question = Omit<QueryDocument, 'limit' | 'after'>

/** The place of an instance in the order of a query, whether or not the query asks for it. */
export const queryPlace = ({ order_by: orderBy }: Question, instance: EntityInstance): QueryPlace => ({
  key: orderBy === undefined ? undefined : sortKeyOf(instance, orderBy),
  id: instance.id,
})

/**
 * The `after` of a query that goes on behind a place, which need not be the end of a page: for whoever shows fewer
 * items than a store has found, such as those that somebody may read.
 */
export const queryCursor = (query: Question, place: QueryPlace): string =>
  writeQueryCursor(questionOf(query), place, query.order_by !== undefined)

/** What a query asks, whatever its limit and cursor, as text: two queries that ask the same have the same. */
export const questionText = (query: Question): string => canonical(questionOf(query))
