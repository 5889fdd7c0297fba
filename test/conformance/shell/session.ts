import type { Session } from '../calls.js'
import type { StoreName } from '../options.js'
import { opening } from './opening.js'
import { probing } from './probing.js'
import { reading } from './reading.js'
import { registering } from './registering.js'
import { newState } from './state.js'
import { writing } from './writing.js'

/** The shell calls over no store yet; with a chosen one, every `Open` opens that. */
export const shellSession = (chosen: StoreName | undefined): Session => {
  const state = newState()
  return {
    calls: {
      ...opening(state, chosen),
      ...registering(state),
      ...writing(state),
      ...reading(state),
      ...probing(state),
    },
    close: async () => state.opened?.remove(),
  }
}
