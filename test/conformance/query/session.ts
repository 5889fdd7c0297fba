import type { Session } from '../calls.js'
import type { StoreName } from '../options.js'
import { asking } from './asking.js'
import { building } from './building.js'
import { seeding } from './seeding.js'
import type { QueryState } from './state.js'

/** The query calls over an empty store: in memory, unless the person chose another. */
export const querySession = (chosen: StoreName | undefined): Session => {
  const state: QueryState = { store: chosen ?? 'memory', opened: undefined, next: null }
  return {
    calls: { ...seeding(state), ...asking(state), ...building },
    close: async () => state.opened?.remove(),
  }
}
