import type { Store, StoreError } from '@assent/shell'
import { left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** The store methods that are counted, and that can be made to fail. */
export type Method = 'load' | 'ids' | 'events' | 'records' | 'commit'

/** What stands between the runtime and the store of a case. */
export interface Probe {
  /** The methods called since, by name. */
  calls: Method[]
  /** The next call of the method fails so, once. */
  fault: { readonly method: Method; readonly error: StoreError } | undefined
  /** Runs just before the next commit, once. */
  race: (() => Promise<unknown>) | undefined
}

export const newProbe = (): Probe => ({ calls: [], fault: undefined, race: undefined })

const faultOf = (probe: Probe, methods: readonly Method[]): StoreError | undefined => {
  const { fault } = probe
  if (fault === undefined || !methods.includes(fault.method)) return undefined
  probe.fault = undefined
  return fault.error
}

/** The store as the runtime of a case sees it: counted, made to fail, raced. */
export const probed = (inner: Store, probe: Probe): Store => {
  const counted =
    <A>(methods: readonly Method[], call: TaskEither<StoreError, A>): TaskEither<StoreError, A> =>
    async () => {
      probe.calls.push(...methods)
      const fault = faultOf(probe, methods)
      return fault === undefined ? call() : left(fault)
    }
  const raced =
    <A>(call: TaskEither<StoreError, A>): TaskEither<StoreError, A> =>
    async () => {
      const { race } = probe
      probe.race = undefined
      await race?.()
      return call()
    }
  return {
    load: (...given) => counted(['load'], inner.load(...given)),
    ids: (...given) => counted(['ids'], inner.ids(...given)),
    events: (...given) => counted(['events'], inner.events(...given)),
    records: (...given) => counted(['records'], inner.records(...given)),
    observations: (...given) => inner.observations(...given),
    recordById: (...given) => inner.recordById(...given),
    // One round trip that answers state and retry: reported as the two that it stands for.
    read: (...given) => counted(['load', 'records'], inner.read(...given)),
    commit: (...given) => counted(['commit'], raced(inner.commit(...given))),
    observe: (...given) => inner.observe(...given),
    close: () => inner.close(),
  }
}
