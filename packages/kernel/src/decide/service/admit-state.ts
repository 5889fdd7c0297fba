import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledBranches, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { InvalidTransition } from '../../refusal.js'
import type { UnspecifiedMoveSource } from '../../service-refusal.js'

/**
 * What happens to the selected outcome in the held state: a move that does not start from it gives way to the outcome
 * for wrong states, where no move of the operation starts from it (SR-119 to SR-121).
 */
export const admitState = (
  selected: CompiledOutcome,
  { moveSources, wrongState }: CompiledBranches,
  operation: string,
  state: string,
): Either<InvalidTransition | UnspecifiedMoveSource, CompiledOutcome> => {
  const { name: outcome, effect } = selected
  if (effect.kind !== 'moves' || effect.from.has(state)) return right(selected)
  if (moveSources.has(state)) {
    return left({ kind: 'unspecified_move_source', operation, outcome, state, from: effect.declaredFrom })
  }
  return wrongState === undefined ? left({ kind: 'invalid_transition', operation, state }) : right(wrongState)
}
