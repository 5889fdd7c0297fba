import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type {
  EntityMismatch,
  InvariantUnobservable,
  InvariantViolation,
  PreconditionFailed,
  PreconditionUnobservable,
  TemplateRefusal,
  ValidationRefusal,
} from '../refusal.js'
import type { EntityInstance } from '../record/record.js'
import { deepestValue } from '../value/depth.js'
import type { Judgement } from './judge.js'

/** One error at one path. */
export const invalid = (path: string, message: string): ValidationRefusal => ({
  kind: 'validation',
  errors: [{ path, message }],
})

/** The refusal of a caller who hands over something that `validate` did not make (K-6). */
export const notValidated = (): ValidationRefusal =>
  invalid('definition', 'expected a definition that `validate` accepted')

/** Of a value that a template built deeper than a caller may hand one in (D-5). */
export const tooDeep = `lists and objects are nested deeper than ${deepestValue} levels`

export const preconditionRefusal = (
  operation: string,
  { rule, reason, unresolved }: Judgement,
): PreconditionFailed | PreconditionUnobservable =>
  unresolved === undefined
    ? { kind: 'precondition_failed', operation, rule, reason }
    : { kind: 'precondition_unobservable', operation, rule, reason, unresolved }

export const invariantRefusal = ({
  rule,
  reason,
  unresolved,
}: Judgement): InvariantViolation | InvariantUnobservable =>
  unresolved === undefined
    ? { kind: 'invariant_violation', rule, reason }
    : { kind: 'invariant_unobservable', rule, reason, unresolved }

export const missingReference = (expression: string): TemplateRefusal => ({
  kind: 'template',
  expression,
  reason: 'the reference gives nothing',
})

/** Of an instance or an event, whichever is not of the definition's type. */
export const entityMismatch = (
  definition: CompiledDefinition,
  found: Pick<EntityInstance, 'entity' | 'version'>,
): EntityMismatch => ({
  kind: 'entity_mismatch',
  expected_entity: definition.entity,
  expected_version: definition.version,
  actual_entity: found.entity,
  actual_version: found.version,
})
