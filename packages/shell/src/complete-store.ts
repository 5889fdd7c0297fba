import type { AtomicBatchStore } from './batch-store.js'
import type { FeedStore } from './feed-store.js'
import type { QueryStore } from './query-store.js'
import type { Store } from './store.js'
import type { SubjectStore } from './subject-store.js'

/** A store with every capability but that of relations (`RelationStore`), which not every database gives cheaply. */
export interface CompleteStore extends Store, SubjectStore, AtomicBatchStore, QueryStore, FeedStore {}
