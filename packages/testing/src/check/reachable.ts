import type { DefinitionDocument } from '@assent/kernel'
import { edgesOf } from '../explore/edges.js'

/** The states to which operations lead from the initial one, whatever their rules say. */
export const reachableStates = (document: DefinitionDocument): ReadonlySet<string> => {
  const edges = edgesOf(document)
  const reached = new Set([document.lifecycle.initial])
  // A set goes on with what is added while it is walked.
  for (const state of reached) {
    for (const { from, to } of edges) if (from === state) reached.add(to)
  }
  return reached
}

/** The states from which an operation leads on. */
export const statesWithExit = (document: DefinitionDocument): ReadonlySet<string> =>
  new Set(
    edgesOf(document)
      .filter(({ stays }) => stays !== true)
      .map(({ from }) => from),
  )
