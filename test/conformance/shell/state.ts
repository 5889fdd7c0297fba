import { Registry } from '@assent/kernel'
import { StoredRuntime, type Store } from '@assent/shell'
import type { OpenedStore } from './opened-store.js'
import { newProbe, probed, type Probe } from './probe.js'

/** What the shell calls of one case keep between steps. */
export interface ShellState {
  registry: Registry
  opened: OpenedStore | undefined
  probe: Probe
}

export const newState = (): ShellState => ({ registry: Registry.empty, opened: undefined, probe: newProbe() })

/** The store of the case, as it is. */
export const storeOf = ({ opened }: ShellState): Store => {
  if (opened === undefined) throw new Error('the case opens no store before this step')
  return opened.store
}

/** The store of the case with its probe before it. */
export const probedStore = (state: ShellState): Store => probed(storeOf(state), state.probe)

/** The runtime of the case. */
export const runtimeOf = (state: ShellState): StoredRuntime =>
  StoredRuntime.of({ registry: state.registry, store: probedStore(state) })
