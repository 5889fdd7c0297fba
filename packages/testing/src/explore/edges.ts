import type { DefinitionDocument } from '@assent/kernel'
import type { Edge } from './edge.js'
import { outcomeEdges } from './service/outcome-edges.js'

export type { Edge } from './edge.js'

/** Every edge of a definition; operations in name order, each as it is written (K-119). */
export const edgesOf = ({ operations, lifecycle }: DefinitionDocument): readonly Edge[] =>
  Object.entries(operations).flatMap(([operation, declared]) =>
    declared.outcomes === undefined
      ? declared.transitions.flatMap(({ from, to }) =>
          (typeof from === 'string' ? [from] : from).map((state) => ({ operation, from: state, to })),
        )
      : outcomeEdges(operation, declared, lifecycle.states),
  )
