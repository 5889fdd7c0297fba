import type { OperationDocument } from '@assent/kernel'
import type { Edge } from '../edge.js'

/** The edges of accepting outcomes: those of a move, and from each state to itself where it stays (SR-128). */
export const outcomeEdges = (
  operation: string,
  { outcomes = [] }: OperationDocument,
  states: readonly string[],
): readonly Edge[] =>
  outcomes
    .filter(({ refuses }) => refuses === undefined)
    .flatMap(({ effect, in_state: only }) => {
      if (typeof effect === 'object') {
        const { from, to } = effect.moves
        return [from].flat().map((state) => ({ operation, from: state, to }))
      }
      return (only === undefined ? states : [only]).map((state) => ({ operation, from: state, to: state, stays: true }))
    })
