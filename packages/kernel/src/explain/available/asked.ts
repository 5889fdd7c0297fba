import type { TakenInstance } from '../../decide/take-instance.js'
import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import type { OperationDocument } from '../../document/document.js'
import type { CoreError } from '../../refusal.js'
import type { ExplainedRule, NeededClause } from '../explanation.js'
import type { Refused } from './availability.js'

/** An operation that is asked about, made ready and as written, on an instance. */
export interface Asked {
  readonly definition: CompiledDefinition
  readonly operation: CompiledOperation
  readonly document: OperationDocument
  readonly taken: TakenInstance
}

/** A refusal by a step that asks no rule. */
export const refusedAt = (operation: string, step: Refused['step'], refusal: CoreError | null): Refused => ({
  operation,
  status: 'refused',
  step,
  refusal,
  rule: null,
  clauses: [],
})

/** A refusal by a rule, which stands in the list that the step judges. */
export const refusedByRule = (
  operation: string,
  refusal: CoreError | null,
  rule: ExplainedRule,
  clauses: readonly NeededClause[] | undefined,
): Refused => ({ operation, status: 'refused', step: rule.list, refusal, rule, clauses: clauses ?? [] })
