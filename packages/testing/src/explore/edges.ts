import type { DefinitionDocument } from '@assent/kernel'

/** A way from one state to another that an operation declares. */
export interface Edge {
  readonly operation: string
  readonly from: string
  readonly to: string
}

/** Every edge of a definition; operations in name order, each as it is written (K-119). */
export const edgesOf = ({ operations }: DefinitionDocument): readonly Edge[] =>
  Object.entries(operations).flatMap(([operation, { transitions }]) =>
    transitions.flatMap(({ from, to }) =>
      (typeof from === 'string' ? [from] : from).map((state) => ({ operation, from: state, to })),
    ),
  )
