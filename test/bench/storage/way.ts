import { StoredRuntime, type Store } from '@assent/shell'
import { registryOfInvoices, valueOf, type Decided } from './decided.js'
import { handedByRuntime, type Handed } from './handed.js'

/** Stores one decision, or throws. */
export type Step = () => unknown

/** One way to store decisions. */
export interface Way {
  readonly name: string
  /** Makes decisions ready to be stored in this order by one writer, which is not measured. */
  readonly ready: (decisions: readonly Decided[], writer: number) => Promise<readonly Step[]>
}

/** One that holds something open. */
export interface ClosableWay extends Way {
  readonly close: () => Promise<void>
}

/** The ways to store decisions in one database; the limit first, that of the bare driver. */
export interface Ways {
  readonly ways: readonly Way[]
  readonly close: () => Promise<void>
}

const committed = (answer: string): void => {
  if (answer !== 'committed') throw new Error(`a measured commit was ${answer}`)
}

const stepsOf = (store: Store, handed: readonly Handed[]): readonly Step[] =>
  handed.map(
    ({ commit, expectation }) =>
      async () =>
        committed(valueOf(await store.commit(commit, expectation)())),
  )

/** The adapter: `commit` of what a runtime has decided beforehand, and hands to it. */
export const commitWay = (store: Store): Way => {
  const handOver = handedByRuntime()
  return {
    name: '`commit`',
    ready: async (decisions) => {
      const handed: Handed[] = []
      for (const decided of decisions) handed.push(await handOver(decided))
      return stepsOf(store, handed)
    },
  }
}

/** The same of commits that somebody else made: they are read as documents first. */
export const foreignWay = (store: Store): Way => ({
  name: '`commit`, made elsewhere',
  ready: async (decisions) => stepsOf(store, decisions),
})

/** The runtime over the adapter: the request is read, the state loaded, the decision made and stored. */
export const executeWay = (store: Store): Way => {
  const runtime = StoredRuntime.of({ registry: registryOfInvoices(), store })
  return {
    name: '`execute`',
    ready: async (decisions) =>
      decisions.map(({ run }) => async () => {
        if (valueOf(await run(runtime)()).replayed) throw new Error('a measured decision was stored before')
      }),
  }
}
