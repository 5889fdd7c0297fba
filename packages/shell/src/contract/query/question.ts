import type { Json, JsonObject } from '@assent/kernel'
import type { QueryDocument } from '../../query-store.js'

const furtherOf = ({ state, text, order_by }: Omit<QueryDocument, 'limit'>): JsonObject => ({
  ...(state === undefined ? {} : { state }),
  ...(text === undefined ? {} : { text: { contains: text.contains, in: text.in } }),
  ...(order_by === undefined ? {} : { order_by }),
})

/**
 * What a query asks, without limit and cursor: a cursor belongs to its question. The members of D-12 stand
 * in it only where they are given, so that a query without them has the cursors of the specification.
 */
export const questionOf = (query: Omit<QueryDocument, 'limit'>): Json => {
  const further = furtherOf(query)
  const { entity, matching = {} } = query
  return Object.keys(further).length === 0 ? [entity, matching] : [entity, matching, further]
}
