import { compareText, type EntityInstance } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { QueryDocument, QueryPage } from '../../query-store.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'
import { pageCollector } from './page-collector.js'
import { readQuery } from './plan-query.js'

/**
 * The page that a query has over instances of its entity in id order, wherever they come from. They are read one
 * by one, and with no `order_by` only up to the match that tells whether a next page follows; what is not read is not
 * judged. An instance of another entity, or an id that does not ascend, is `invalid_query`.
 *
 * @example
 * queryPage({ entity: 'berth', matching: { size: { m: 12 } } }, [first, second]) // right({ items: […], next: null })
 */
export const queryPage = (
  document: QueryDocument,
  instances: Iterable<EntityInstance>,
): Either<InvalidQuery, QueryPage> => {
  const plan = readQuery(document)
  if (isLeft(plan)) return plan
  const collector = pageCollector(plan.right)
  let before: string | undefined
  for (const instance of instances) {
    if (instance.entity !== plan.right.entity) return left(invalidQuery('an instance is of another entity'))
    if (before !== undefined && compareText(instance.id, before) <= 0) {
      return left(invalidQuery('the ids of the instances do not ascend'))
    }
    before = instance.id
    if (collector.add(instance)) break
  }
  return right(collector.page())
}
