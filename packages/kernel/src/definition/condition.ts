import type { ConditionDocument, PairOperatorName } from '../document/document.js'
import type { Json, JsonArray } from '../value/json.js'

/** A condition by its form (K-86). `service` holds an operator that only the service rules have (K-15). */
export type Condition =
  | { readonly form: 'literal'; readonly value: boolean }
  | { readonly form: 'connective'; readonly operator: 'all' | 'any'; readonly children: readonly ConditionDocument[] }
  | { readonly form: 'not'; readonly child: ConditionDocument }
  | { readonly form: 'exists'; readonly operand: Json }
  | { readonly form: 'pair'; readonly operator: PairOperatorName; readonly operands: readonly [Json, Json] }
  | { readonly form: 'service'; readonly operator: string; readonly children: readonly ConditionDocument[] }

/** What a quantifier asks of each element; the document's reader has checked that it is there. */
const quantified = (operand: Json): ConditionDocument => (operand as { readonly that: ConditionDocument }).that

/** Takes a condition apart; the document's reader has checked its shape (K-10). */
export const conditionOf = (document: ConditionDocument): Condition => {
  if (typeof document === 'boolean') return { form: 'literal', value: document }
  const [[operator, operand] = ['', null]] = Object.entries(document)
  switch (operator) {
    case 'all':
    case 'any':
      return { form: 'connective', operator, children: operand as readonly ConditionDocument[] }
    case 'not':
      return { form: 'not', child: operand as ConditionDocument }
    case 'exists':
      return { form: 'exists', operand }
    case 'for_all':
    case 'for_any':
      return { form: 'service', operator, children: [quantified(operand)] }
    case 'compare':
    case 'truthy':
      return { form: 'service', operator, children: [] }
    default: {
      const [left = null, right = null] = operand as JsonArray
      // The document's reader admits known operators only (K-10).
      return { form: 'pair', operator: operator as PairOperatorName, operands: [left, right] }
    }
  }
}

/** The conditions directly inside a condition. */
const childrenOf = (condition: Condition): readonly ConditionDocument[] => {
  switch (condition.form) {
    case 'connective':
    case 'service':
      return condition.children
    case 'not':
      return [condition.child]
    default:
      return []
  }
}

/** A condition without child conditions has depth 1, any other one more than its deepest child (K-95). */
export const depthOf = (document: ConditionDocument): number =>
  1 + childrenOf(conditionOf(document)).reduce((deepest, child) => Math.max(deepest, depthOf(child)), 0)
