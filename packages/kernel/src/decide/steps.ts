/** The steps of an execution that can refuse, in the order of K-170. */
export const steps = [
  'type',
  'state',
  'operation',
  'arguments',
  'transition',
  'preconditions',
  'set',
  'fields',
  'revision',
  'invariants',
  'events',
] as const

/** The same under the service rules, in the order of SR-122. */
export const serviceSteps = [
  'type',
  'state',
  'operation',
  'arguments',
  'selection',
  'transition',
  'refusal',
  'preconditions',
  'set',
  'fields',
  'revision',
  'identity',
  'invariants',
  'events',
  'response',
] as const

export type Step = (typeof steps)[number] | (typeof serviceSteps)[number]
