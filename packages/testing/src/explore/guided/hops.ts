import type { DefinitionDocument } from '@assent/kernel'
import { edgesOf } from '../edges.js'

/** How many operations at least lead from a state to `state`, from which the operation leads on. */
export interface Hops {
  readonly state: string
  readonly hops: number
  /** The first of them; null where none is needed. */
  readonly next: string | null
}

/** By state, the nearest state from which the operation leads on; without the states from which none can be reached. */
export const hopsTo = (document: DefinitionDocument, operation: string): ReadonlyMap<string, Hops> => {
  const edges = edgesOf(document)
  const found = new Map<string, Hops>()
  for (const edge of edges)
    if (edge.operation === operation) found.set(edge.from, { state: edge.from, hops: 0, next: null })
  // A map goes on with what is added while it is walked, so this is breadth first.
  for (const [reached, { state, hops }] of found) {
    for (const { from, to, operation: next } of edges) {
      if (to === reached && !found.has(from)) found.set(from, { state, hops: hops + 1, next })
    }
  }
  return found
}
