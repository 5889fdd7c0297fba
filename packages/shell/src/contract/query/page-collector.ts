import { compareText, type EntityInstance } from '@assent/kernel'
import type { QueryPage } from '../../query-store.js'
import { matcherOf } from './matches.js'
import type { QueryPlan } from './plan-query.js'
import { writeQueryCursor, type QueryPlace } from './query-cursor.js'
import { compareSortKeys, sortKeyOf } from './sort-key.js'

/** Makes a page out of instances that are given in id order, whatever the order of the page. */
export interface PageCollector {
  /** Takes the next instance, which need not match. True: nothing further can change the page. */
  add(instance: EntityInstance): boolean
  page(): QueryPage
}

interface Placed extends QueryPlace {
  readonly instance: EntityInstance
}

const compare = (left: QueryPlace, right: QueryPlace): number =>
  compareSortKeys(left.key, right.key) || compareText(left.id, right.id)

const placeIn = (sorted: readonly Placed[], one: QueryPlace): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (compare(sorted[middle] as Placed, one) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** A collector for the page of a query. It holds one match more than the limit, which tells of a next page. */
export const pageCollector = (plan: QueryPlan): PageCollector => {
  const { limit, after, orderBy, question } = plan
  const isSorted = orderBy !== undefined
  const matches = matcherOf(plan)
  const first: Placed[] = []

  const placed = (instance: EntityInstance): Placed => ({
    key: isSorted ? sortKeyOf(instance, orderBy) : undefined,
    id: instance.id,
    instance,
  })

  return {
    add: (instance) => {
      if (!matches(instance)) return false
      const one = placed(instance)
      if (after !== undefined && compare(one, after) <= 0) return false
      first.splice(placeIn(first, one), 0, one)
      if (first.length > limit + 1) first.pop()
      return !isSorted && first.length > limit
    },
    page: () => {
      const items = first.slice(0, limit)
      const last = items.at(-1)
      return {
        items: items.map(({ instance }) => instance),
        next: first.length > limit && last !== undefined ? writeQueryCursor(question, last, isSorted) : null,
      }
    },
  }
}
