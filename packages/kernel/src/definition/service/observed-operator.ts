import type { PairOperatorName } from '../../document/document.js'
import { isJsonArray } from '../../value/json.js'
import type { Template } from '../compile-template.js'
import { pairOperators, type PairOperator } from '../operators.js'
import { equalAsObserved, holdsAsObserved } from './observed-equality.js'

/** An operator of `kernel/1` where equality of numbers is that of observed ones; the others compare tokens (SR-43). */
export const observedOperator = (name: PairOperatorName, left: Template, right: Template): PairOperator => {
  const base = pairOperators[name]
  switch (name) {
    case 'eq':
      return { answer: (first, second) => equalAsObserved(first, left, second, right) }
    case 'ne':
      return { answer: (first, second) => !equalAsObserved(first, left, second, right) }
    case 'in':
      return {
        answer: (needle, list) => isJsonArray(list) && holdsAsObserved(list, right, needle, left),
      }
    case 'contains':
      return {
        answer: (container, needle) =>
          isJsonArray(container) ? holdsAsObserved(container, left, needle, right) : base.answer(container, needle),
      }
    default:
      return base
  }
}
