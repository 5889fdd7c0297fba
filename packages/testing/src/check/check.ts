import type { ValidatedDefinition } from '@assent/kernel'
import type { BoundName, Bounds } from '../explore/bounds.js'
import { explore } from '../explore/explore.js'
import type { Answer } from './answer.js'
import { askArguments } from './ask-arguments.js'
import { askInvariants } from './ask-invariants.js'
import { askOperations } from './ask-operations.js'
import { askPreconditions } from './ask-preconditions.js'
import { askEnds, askStates } from './ask-states.js'
import { askOutcomes } from './service/ask-outcomes.js'
import { judgementsOf } from './judgements.js'
import { simplified } from './simplified.js'

/** What `check` found. Plain JSON; the same definition and bounds give the same. */
export interface Check {
  readonly entity: string
  readonly version: number
  /** Is there no answer of severity `error`? */
  readonly holds: boolean
  readonly bounds: Bounds
  /** The bounds that cut something off; where there is none, every candidate was tried wherever it could be. */
  readonly reached: readonly BoundName[]
  /** How many instances were reached, and how many calls decided. */
  readonly instances: number
  readonly calls: number
  /** Every question: states as they are declared, operations and arguments in name order, rules as they are written. */
  readonly answers: readonly Answer[]
}

// What nobody is shown by default is not worth the time.
const simplifiedAnswer = (definition: ValidatedDefinition, answer: Answer): Answer =>
  answer.severity === null || answer.evidence === null
    ? answer
    : { ...answer, evidence: simplified(definition, answer.evidence) }

/**
 * Asks of a definition what its author would want to know before anybody uses it: states that nothing reaches,
 * operations that nothing allows, outcomes that are never taken, rules that never refuse or never hold, invariants that
 * operations run into, dead ends, arguments that nothing reads.
 *
 * @returns one answer to each question. What was found was decided by the kernel; what was not found may exist outside
 *   the bounds, or with values that are no candidates
 * @example
 * check(definition, { depth: 12 }).answers.filter(({ severity }) => severity === 'error')
 */
export const check = (definition: ValidatedDefinition, bounds: Partial<Bounds> = {}): Check => {
  const { document } = definition
  const exploration = explore(definition, bounds)
  const judgements = judgementsOf(definition, exploration)
  const answers = [
    ...askStates(document, exploration),
    ...askOperations(document, exploration),
    ...askOutcomes(document, exploration),
    ...askPreconditions(document, judgements),
    ...askInvariants(document, judgements),
    ...askEnds(document, exploration),
    ...askArguments(document),
  ]
  return {
    entity: exploration.entity,
    version: exploration.version,
    holds: answers.every(({ severity }) => severity !== 'error'),
    bounds: exploration.bounds,
    reached: exploration.reached,
    instances: exploration.visited.length,
    calls: exploration.calls,
    answers: answers.map((answer) => simplifiedAnswer(definition, answer)),
  }
}
