import { consistencyCases } from './cases/consistency.js'
import { encodingCases } from './cases/encoding.js'
import { expectationCases } from './cases/expectation.js'
import { identityCases } from './cases/identity.js'
import { isolationCases } from './cases/isolation.js'
import { namingCases } from './cases/naming.js'
import { observationCases } from './cases/observation.js'
import { pagingCases } from './cases/paging.js'
import { raceCases } from './cases/race.js'
import { readingCases } from './cases/reading.js'
import { storableCases } from './cases/storable.js'
import { stoppedCases } from './cases/stopped.js'
import type { StoreCase } from './store-case.js'

/**
 * What every store does, whoever provides it (S-20). Each case takes a fresh store, so that any test runner can run
 * them:
 *
 * @example
 * for (const { name, run } of storeCases) it(name, async () => run(await openMyStore()))
 */
export const storeCases: readonly StoreCase[] = [
  ...readingCases,
  ...expectationCases,
  ...consistencyCases,
  ...identityCases,
  ...observationCases,
  ...pagingCases,
  ...encodingCases,
  ...namingCases,
  ...storableCases,
  ...isolationCases,
  ...raceCases,
  ...stoppedCases,
]
