import type { LifecycleDocument } from '../document/document.js'
import { isBlank } from '../value/text.js'
import type { Defect } from './defect.js'

const checkStates = (states: readonly string[]): readonly Defect[] => {
  if (states.length === 0) return [{ kind: 'empty_lifecycle' }]
  const seen = new Set<string>()
  return states.flatMap((state): readonly Defect[] => {
    if (isBlank(state)) return [{ kind: 'empty_lifecycle_state' }]
    if (seen.has(state)) return [{ kind: 'duplicate_lifecycle_state', state }]
    seen.add(state)
    return []
  })
}

/** The lifecycle's own faults, and whether its list can be trusted by the checks that ask for a state (K-159). */
export interface LifecycleCheck {
  readonly defects: readonly Defect[]
  readonly knows: (state: string) => boolean
}

/** `states` is a list of distinct texts that are not blank, and `initial` one of them (K-118). */
export const checkLifecycle = ({ states, initial }: LifecycleDocument): LifecycleCheck => {
  const defects = checkStates(states)
  if (defects.length > 0) return { defects, knows: () => true }
  const known = new Set(states)
  const unknown: Defect = { kind: 'unknown_initial_state', state: initial }
  return { defects: known.has(initial) ? [] : [unknown], knows: (state) => known.has(state) }
}
