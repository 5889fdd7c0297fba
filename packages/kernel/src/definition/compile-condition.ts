import type { ConditionDocument } from '../document/document.js'
import { slotless, type SlotsByRoot } from './compile-reference.js'
import { compileTemplate } from './compile-template.js'
import type { CompiledCondition } from './compiled-condition.js'
import { conditionOf } from './condition.js'
import { pairOperators } from './operators.js'
import { compileServiceCondition } from './service/compile-service-condition.js'
import { observedOperator } from './service/observed-operator.js'

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
      const { operator: name, operands } = condition
      const [left, right] = [compileTemplate(operands[0], slots), compileTemplate(operands[1], slots)]
      const operator = slots.service === undefined ? pairOperators[name] : observedOperator(name, left, right)
      return { ...blank, form: 'pair', left, right, operator }
    }
    case 'compare':
    case 'truthy':
    case 'quantifier':
      // No condition of `kernel/1` is one: registration has refused it (SR-10).
      return slots.service === undefined
        ? blank
        : compileServiceCondition(condition, blank, { ...slots, service: slots.service }, compileCondition)
  }
}
