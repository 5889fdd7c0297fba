import type { ConditionDocument } from '../document/document.js'
import { slotless, type SlotsByRoot } from './compile-reference.js'
import { compileTemplate, type Template } from './compile-template.js'
import { conditionOf } from './condition.js'
import { pairOperators, type PairOperator } from './operators.js'

/** A condition made ready. Every form has every member, so that all have one shape. */
export interface CompiledCondition {
  readonly form: 'literal' | 'connective' | 'not' | 'exists' | 'pair'
  /** Of a literal its answer; of a connective the answer that decides: false for `all`, true for `any` (K-88). */
  readonly value: boolean
  readonly children: readonly CompiledCondition[]
  readonly left: Template
  readonly right: Template
  readonly operator: PairOperator
}

const blank: CompiledCondition = {
  form: 'literal',
  value: false,
  children: [],
  left: compileTemplate(null),
  right: compileTemplate(null),
  operator: pairOperators.eq,
}

/** A condition that registration has checked, made ready. */
export const compileCondition = (document: ConditionDocument, slots: SlotsByRoot = slotless): CompiledCondition => {
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'literal':
      return { ...blank, value: condition.value }
    case 'connective': {
      const children = condition.children.map((child) => compileCondition(child, slots))
      return { ...blank, form: 'connective', value: condition.operator === 'any', children }
    }
    case 'not':
      return { ...blank, form: 'not', children: [compileCondition(condition.child, slots)] }
    case 'exists':
      return { ...blank, form: 'exists', left: compileTemplate(condition.operand, slots) }
    case 'pair': {
      const [left, right] = condition.operands
      const operator = pairOperators[condition.operator]
      return {
        ...blank,
        form: 'pair',
        left: compileTemplate(left, slots),
        right: compileTemplate(right, slots),
        operator,
      }
    }
    // Never reached: a definition that has one is refused before it is compiled.
    case 'service':
      return blank
  }
}
