import type { Parameters } from 'fast-check'

/** How often each property is tried: `ASSENT_RUNS`, else two thousand times. A failure prints its seed. */
export const runs: Parameters<unknown> = { numRuns: Number(process.env['ASSENT_RUNS'] ?? 2000) }
