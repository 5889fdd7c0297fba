import type { Template } from './compile-template.js'
import type { PairOperator } from './operators.js'

/** A condition made ready. Every form has every member, so that all have one shape. */
export interface CompiledCondition {
  readonly form: 'literal' | 'connective' | 'not' | 'exists' | 'pair' | 'truthy' | 'quantifier'
  /**
   * Of a literal its answer; of a connective the answer that decides: false for `all`, true for `any` (K-88). So of a
   * quantifier, whose collection is `left`.
   */
  readonly value: boolean
  readonly children: readonly CompiledCondition[]
  readonly left: Template
  readonly right: Template
  readonly operator: PairOperator
}
