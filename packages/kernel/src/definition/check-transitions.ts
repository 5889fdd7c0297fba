import type { TransitionDocument } from '../document/document.js'
import type { Defect } from './defect.js'
import { sourcesOf } from './sources.js'

type Knows = (state: string) => boolean

const checkSource = (operation: string, state: string, seen: Set<string>, knows: Knows): readonly Defect[] => {
  if (!knows(state)) return [{ kind: 'unknown_from_state', operation, state }]
  if (seen.has(state)) return [{ kind: 'ambiguous_transition', operation, state }]
  seen.add(state)
  return []
}

/** Sources are known and each stands once in the operation; targets are known (K-119, K-120). */
export const checkTransitions = (
  operation: string,
  transitions: readonly TransitionDocument[],
  knows: Knows,
): readonly Defect[] => {
  const seen = new Set<string>()
  return transitions.flatMap((transition): readonly Defect[] => {
    const sources = sourcesOf(transition)
    return [
      ...(sources.length === 0 ? [{ kind: 'empty_from_states', operation } as const] : []),
      ...sources.flatMap((state) => checkSource(operation, state, seen, knows)),
      ...(knows(transition.to) ? [] : [{ kind: 'unknown_to_state', operation, state: transition.to } as const]),
    ]
  })
}
