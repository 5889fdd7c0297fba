import type { QueryStore, Store } from '@assent/shell'
import type { StoreName } from '../options.js'
import { openStore } from '../shell/open-store.js'
import type { OpenedStore } from '../shell/opened-store.js'

/** What the query calls of one case keep between steps. */
export interface QueryState {
  readonly store: StoreName
  opened: OpenedStore | undefined
  /** The cursor of the last page. */
  next: string | null
}

/** The store of the case: empty where nothing was seeded. */
export const storeOf = async (state: QueryState): Promise<Store & QueryStore> => {
  state.opened ??= await openStore(state.store)
  return state.opened.store
}

/** A fresh store in the place of the one before. */
export const freshStore = async (state: QueryState): Promise<Store & QueryStore> => {
  await state.opened?.remove()
  state.opened = undefined
  return storeOf(state)
}
