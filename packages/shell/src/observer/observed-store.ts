import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { QueryStore } from '../query-store.js'
import type { RelationStore } from '../relation-store.js'
import type { StoreError } from '../store-error.js'
import type { Store } from '../store.js'
import { observed } from './observed.js'
import type { Observer } from './observer.js'

type Observable = Store & Partial<QueryStore & RelationStore>

type Tell = <A>(operation: string, task: TaskEither<StoreError, A>) => TaskEither<StoreError, A>

const queryOf = (store: Observable, tell: Tell): Partial<QueryStore> =>
  isQueryStore(store) ? { query: (...given) => tell('query', store.query(...given)) } : {}

const isQueryStore = (store: Observable): store is Store & QueryStore => store.query !== undefined

const relationsOf = (store: Observable, tell: Tell): Partial<RelationStore> =>
  isRelationStore(store) ? { commitRelated: (...given) => tell('commitRelated', store.commitRelated(...given)) } : {}

const isRelationStore = (store: Observable): store is Store & RelationStore => store.commitRelated !== undefined

/**
 * The same store, of whose calls the observer is told; queries and held relations are forwarded where the store has
 * them.
 */
export const observedStore = (observer: Observer, store: Observable): Observable => {
  const tell: Tell = (operation, task) =>
    observed(observer, { name: `assent.store.${operation}`, attributes: { 'db.operation.name': operation } }, task)
  return {
    load: (...given) => tell('load', store.load(...given)),
    ids: (...given) => tell('ids', store.ids(...given)),
    events: (...given) => tell('events', store.events(...given)),
    records: (...given) => tell('records', store.records(...given)),
    observations: (...given) => tell('observations', store.observations(...given)),
    recordById: (...given) => tell('recordById', store.recordById(...given)),
    read: (...given) => tell('read', store.read(...given)),
    commit: (...given) => tell('commit', store.commit(...given)),
    observe: (...given) => tell('observe', store.observe(...given)),
    close: () => tell('close', store.close()),
    ...queryOf(store, tell),
    ...relationsOf(store, tell),
  }
}
