import type { OperationDocument } from '@assent/kernel'

/** Where the operation leads from a state, or nothing (K-122). */
export const targetOf = ({ transitions }: OperationDocument, state: string): string | undefined =>
  transitions.find(({ from }) => [from].flat().includes(state))?.to
