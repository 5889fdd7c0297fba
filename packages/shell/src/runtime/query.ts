import * as TE from 'fp-ts/lib/TaskEither.js'
import type { QueryDocument, QueryPage } from '../query-store.js'
import { storeBackend, type StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'
import type { Ports } from './ports.js'

/** Asks the store, where it answers queries. */
export const query = (
  { store }: Ports,
  document: QueryDocument,
  options?: CallOptions,
): TE.TaskEither<StoreError, QueryPage> =>
  store.query === undefined ? TE.left(storeBackend('the store answers no queries')) : store.query(document, options)
