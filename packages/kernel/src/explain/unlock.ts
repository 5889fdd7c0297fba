import type { CompiledDefinition, CompiledOperation } from '../definition/compiled-definition.js'
import type { CoreError } from '../refusal.js'
import type { ExplainedRule, Unlock } from './explanation.js'
import { neededClauses } from './needed-clauses.js'
import { unlockOutcome, type Selection } from './unlock-outcome.js'

/** The rule that refused is the first that is not true (K-113). */
const unlockRule = (rules: readonly ExplainedRule[]): Unlock | null => {
  const rule = rules.find(({ truth }) => truth !== true)
  const clauses = rule === undefined ? undefined : neededClauses(rule.clause, true, ({ truth }) => [truth])
  return clauses === undefined ? null : { kind: 'clauses', clauses }
}

/** The states that an operation leads from, or that the moves among its outcomes do (SR-119). */
const statesFrom = (operation: CompiledOperation | undefined): readonly string[] =>
  operation === undefined ? [] : [...(operation.branches?.moveSources ?? operation.transitions.keys())]

/** What would have to be different for a refused execution to come past the step that refused. */
export const unlockOf = (
  definition: CompiledDefinition,
  refusal: CoreError,
  rules: readonly ExplainedRule[],
  selection: Selection | undefined,
): Unlock | null => {
  switch (refusal.kind) {
    case 'entity_mismatch':
      return { kind: 'type', entity: definition.entity, version: definition.version }
    case 'unknown_state':
      return { kind: 'states', states: [...definition.states] }
    case 'operation_not_found':
      return { kind: 'operations', operations: [...definition.operations.keys()] }
    case 'invalid_transition':
      return { kind: 'states', states: statesFrom(definition.operations.get(refusal.operation)) }
    case 'unspecified_move_source':
      return { kind: 'states', states: refusal.from }
    case 'outcome_unobservable':
      return refusal.unresolved.length === 0 ? null : { kind: 'references', references: refusal.unresolved }
    case 'refused':
    case 'no_outcome_selected':
      return selection === undefined ? null : unlockOutcome(selection)
    case 'identity_mismatch':
      return { kind: 'values', paths: [`fields.${refusal.field}`] }
    case 'fulfillment_required':
      return { kind: 'values', paths: refusal.fields.map((field) => `fulfillments.${field}`) }
    case 'validation':
      return { kind: 'values', paths: refusal.errors.map(({ path }) => path) }
    case 'increment_overflow':
      return { kind: 'values', paths: [`fields.${refusal.field}`] }
    case 'template':
      return { kind: 'references', references: [refusal.expression] }
    case 'precondition_failed':
    case 'precondition_unobservable':
    case 'invariant_violation':
    case 'invariant_unobservable':
      return unlockRule(rules)
    // `revision_exhausted`: no revision follows the last one. The other kinds are not of an execution.
    default:
      return null
  }
}
