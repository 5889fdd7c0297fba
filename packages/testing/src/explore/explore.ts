import type { ValidatedDefinition } from '@assent/kernel'
import { exploreBreadthFirst } from './breadth-first.js'
import { withDefaults, type Bounds } from './bounds.js'
import type { Exploration } from './exploration.js'
import { explorerOf } from './explorer.js'
import { exploreGuided } from './guided/guided.js'
import { reportOf } from './report.js'

/**
 * Tries what a definition allows and refuses: from candidate creations on, every candidate call on every instance that
 * is reached, within the bounds. Candidates are values that make a difference: at the bounds of a field, of an enum,
 * and beside whatever a rule compares a field or an argument with. There is no randomness in it and no clock.
 *
 * @returns the instances, and for each kind of refusal the first call that meets it, each with the fewest commands that
 *   were found to lead there. What it did not find may exist all the same: outside the bounds, or with values that are
 *   no candidates
 * @example
 * explore(definition).refused.find(({ refusal }) => refusal.kind === 'invariant_violation')?.path
 */
export const explore = (definition: ValidatedDefinition, bounds: Partial<Bounds> = {}): Exploration => {
  const explorer = explorerOf(definition, withDefaults(bounds))
  exploreBreadthFirst(explorer)
  exploreGuided(explorer)
  return reportOf(explorer)
}
