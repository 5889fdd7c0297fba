import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from './store-error.js'
import type { CallOptions, Page, PageRequest } from './store.js'

/**
 * A capability beyond the port: everything that a store holds, by name, whatever row of it is left. `ids` of the port
 * lists what loads (S-2); these also list a subject of which only records remain, which verification must not miss.
 */
export interface SubjectStore {
  /** Every entity under which an instance or a decision is stored, by code point (C-7). */
  entities(page?: PageRequest, options?: CallOptions): TaskEither<StoreError, Page<string>>
  /** Every id under which an instance or a decision of an entity is stored, by code point. */
  subjects(entity: string, page?: PageRequest, options?: CallOptions): TaskEither<StoreError, Page<string>>
}
