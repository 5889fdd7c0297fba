import { boundaryLaws } from './laws/boundary/boundary-laws.js'
import { kernelLaws } from './laws/kernel/kernel-laws.js'
import { runtimeLaws } from './laws/runtime/runtime-laws.js'
import { storeLaws } from './laws/store/store-laws.js'

/**
 * What is always so: of the kernel under a definition, of a stored runtime, of a store, of an operation at a boundary
 * that takes proposals. Each law has a name, and `run` for any test runner, which rejects with the case that was found;
 * where it was random, with its seed, made short, and the decision explained. `checkLaws` answers a report instead.
 *
 * @example
 * for (const law of laws.kernel(refund, { runs: 500 })) it(law.name, law.run)
 */
export const laws = { kernel: kernelLaws, runtime: runtimeLaws, store: storeLaws, boundary: boundaryLaws }
