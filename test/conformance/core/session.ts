import { Registry } from '@assent/kernel'
import type { Session } from '../calls.js'
import { decisions } from './decisions.js'
import { definitions } from './definitions.js'
import { histories } from './histories.js'
import { preparing } from './preparing.js'
import { runtime } from './runtime.js'
import type { CoreState } from './state.js'
import { values } from './values.js'

/** The core calls over an empty registry. */
export const coreSession = (): Session => {
  const state: CoreState = { registry: Registry.empty, records: [] }
  return {
    calls: {
      ...definitions(state),
      ...decisions(state),
      ...preparing(state),
      ...histories(state),
      ...runtime(state),
      ...values,
    },
    close: () => Promise.resolve(),
  }
}
