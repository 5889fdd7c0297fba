import type { Store } from '@assent/shell'
import { reopenCases } from './cases/reopening.js'
import type { OpenStore, ReopenStore } from './store-case.js'
import { storeCases } from './store-cases.js'

/** A case that a store does not pass. */
export interface FailedCase {
  readonly name: string
  /** What was expected and what was found. */
  readonly message: string
}

/** What the suite found about one provider. */
export interface StoreReport {
  readonly provider: string
  /** The names of the cases that it passes, in order. */
  readonly passed: readonly string[]
  readonly failed: readonly FailedCase[]
}

interface NamedCase {
  readonly name: string
  readonly run: (store: Store) => Promise<void>
}

const failureOf = async ({ name, run }: NamedCase, open: OpenStore): Promise<FailedCase | undefined> => {
  const store = await open()
  try {
    await run(store)
    return undefined
  } catch (error) {
    return { name, message: error instanceof Error ? error.message : String(error) }
  } finally {
    await store.close()()
  }
}

/**
 * Runs the whole suite against a provider, each case on a fresh store, and names the provider and every case that
 * failed (S-20). With `reopen`, which closes a store and opens another over the same data, the cases about what
 * outlives a store run as well.
 *
 * @example
 * const report = await checkStore('mine', () => openMyStore())
 * for (const { name, message } of report.failed) console.error(`${report.provider}: ${name}: ${message}`)
 */
export const checkStore = async (provider: string, open: OpenStore, reopen?: ReopenStore): Promise<StoreReport> => {
  const durable = reopen === undefined ? [] : reopenCases
  const cases: readonly NamedCase[] = [
    ...storeCases,
    ...durable.map(({ name, run }) => ({ name, run: (store: Store) => run(store, reopen as ReopenStore) })),
  ]
  const passed: string[] = []
  const failed: FailedCase[] = []
  for (const one of cases) {
    const failure = await failureOf(one, open)
    if (failure === undefined) passed.push(one.name)
    else failed.push(failure)
  }
  return { provider, passed, failed }
}
