import type { Accepted, Call, Witness } from '../explore/exploration.js'
import type { Answered, Evidence, Severity } from './answer.js'

const evidenceOf = (tried: Accepted | Witness): Evidence => ({
  commands: [...tried.path, tried.call],
  refusal: 'refusal' in tried ? tried.refusal : null,
})

/** Of several, the first of those with the fewest commands. */
export const shortest = <A extends { readonly path: readonly Call[] }>(found: readonly A[]): A | undefined =>
  found.reduce<A | undefined>(
    (best, one) => (best === undefined || one.path.length < best.path.length ? one : best),
    undefined,
  )

/** How much it matters that something is found, and that it is not. */
export interface Matters {
  readonly found?: Severity
  readonly notFound?: Severity
}

/** `found` with the shortest of those that show it, else `not_found`. */
export const answerBy = (shown: readonly (Accepted | Witness)[], { found, notFound }: Matters): Answered => {
  const best = shortest(shown)
  return best === undefined
    ? { answer: 'not_found', evidence: null, severity: notFound ?? null }
    : { answer: 'found', evidence: evidenceOf(best), severity: found ?? null }
}
