import type { ConditionDocument, PairOperatorName } from '../document/document.js'
import type { Json, JsonArray } from '../value/json.js'

/** A condition by its form (K-86); the last three are forms of the service rules (SR-58). */
export type Condition =
  | { readonly form: 'literal'; readonly value: boolean }
  | { readonly form: 'connective'; readonly operator: 'all' | 'any'; readonly children: readonly ConditionDocument[] }
  | { readonly form: 'not'; readonly child: ConditionDocument }
  | { readonly form: 'exists'; readonly operand: Json }
  | { readonly form: 'pair'; readonly operator: PairOperatorName; readonly operands: readonly [Json, Json] }
  | { readonly form: 'compare'; readonly left: Json; readonly op: ComparisonName; readonly right: Json }
  | { readonly form: 'truthy'; readonly operand: Json }
  | Quantifier

/** How `compare` compares (SR-58). */
export type ComparisonName = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'

/** A condition asked of each element of a collection, which it reads by the name `bind` (SR-64 to SR-70). */
export interface Quantifier {
  readonly form: 'quantifier'
  readonly operator: 'for_all' | 'for_any'
  readonly over: Json
  readonly bind: string
  readonly body: ConditionDocument
}

// The document's reader has checked that these members are there (SR-58).
interface ComparisonOperand {
  readonly left: Json
  readonly op: ComparisonName
  readonly right: Json
}

interface QuantifierOperand {
  readonly in: Json
  readonly as: string
  readonly that: ConditionDocument
}

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
    case 'for_any': {
      const { in: over, as: bind, that: body } = operand as unknown as QuantifierOperand
      return { form: 'quantifier', operator, over, bind, body }
    }
    case 'compare':
      return { form: 'compare', ...(operand as unknown as ComparisonOperand) }
    case 'truthy':
      return { form: 'truthy', operand }
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
      return condition.children
    case 'quantifier':
      return [condition.body]
    case 'not':
      return [condition.child]
    default:
      return []
  }
}

/** A condition without child conditions has depth 1, any other one more than its deepest child (K-95). */
export const depthOf = (document: ConditionDocument): number =>
  1 + childrenOf(conditionOf(document)).reduce((deepest, child) => Math.max(deepest, depthOf(child)), 0)
