import type { Law } from '../laws/law.js'
import { callsOf } from './calls.js'
import { contractLaw, type ContractLaw } from './contract-law.js'
import { durableIdLaws } from './laws/durable-ids.js'
import { failingLaws } from './laws/failing.js'
import { getLaws } from './laws/get.js'
import { limitLaws } from './laws/limits.js'
import { paginationLaws } from './laws/pagination.js'
import { recordLaws } from './laws/records.js'
import type { ProviderPort, ProviderScene } from './port.js'

const all: readonly ContractLaw[] = [
  ...paginationLaws,
  ...limitLaws,
  ...recordLaws,
  ...getLaws,
  ...durableIdLaws,
  ...failingLaws,
]

/**
 * What callers of an entity type rely on, one law each: that paging ends and gives each record once, that a limit is an
 * upper bound, that records are what their type says, that `get` finds what a search found and is total, that ids
 * outlive changes, and that a backend which fails or hangs is told, and never taken for one that has nothing.
 *
 * Laws that the scene has not what it takes for pass over, and say so in their names. `checkLaws` makes a report.
 *
 * @example
 * for (const law of providerContract(port, { input: { query: 'a' } })) it(law.name, law.run)
 */
export const providerContract = (port: ProviderPort, scene: ProviderScene): readonly Law[] => {
  const calls = callsOf(port, scene)
  return all.map((law) => contractLaw(law, calls))
}
