import { reopenCases } from './cases/reopening.js'
import { runCases, type StoreReport } from './run-cases.js'
import type { OpenStore, ReopenStore, StoreCase } from './store-case.js'
import { storeCases } from './store-cases.js'

/**
 * Runs the whole suite of the port against a provider, each case on a fresh store, and names the provider and every
 * case that failed (S-20). With `reopen`, which closes a store and opens another over the same data, the cases about
 * what outlives a store run as well. What a store has beyond the port is checked by `checkBatches`, `checkQueries`,
 * `checkFeed` and `checkRelations`.
 *
 * @example
 * const report = await checkStore('mine', () => openMyStore())
 * for (const { name, message } of report.failed) console.error(`${report.provider}: ${name}: ${message}`)
 */
export const checkStore = (provider: string, open: OpenStore, reopen?: ReopenStore): Promise<StoreReport> => {
  const durable: readonly StoreCase[] =
    reopen === undefined ? [] : reopenCases.map(({ name, run }) => ({ name, run: (store) => run(store, reopen) }))
  return runCases(provider, open, [...storeCases, ...durable])
}
