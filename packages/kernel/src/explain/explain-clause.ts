import { answer } from '../definition/answer.js'
import { compileCondition } from '../definition/compile-condition.js'
import { slotless, type SlotsByRoot } from '../definition/compile-reference.js'
import { conditionOf } from '../definition/condition.js'
import type { Scope } from '../definition/scope.js'
import type { ConditionDocument } from '../document/document.js'
import type { Json } from '../value/json.js'
import { explainOperand } from './explain-operand.js'
import type { Clause } from './explanation.js'

/** A condition asked, with the answer at each place. Each answer is the decision's own, so the two cannot differ. */
export const explainClause = (
  document: ConditionDocument,
  path: string,
  scope: Scope,
  slots: SlotsByRoot = slotless,
): Clause => {
  const truth = answer(compileCondition(document, slots), scope)
  const operandAt = (operand: Json, place: string) => explainOperand(operand, `${path}.${place}`, scope, slots)
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'literal':
      return { path, operator: 'literal', truth }
    case 'connective': {
      const { operator, children } = condition
      const clauses = children.map((child, index) =>
        explainClause(child, `${path}.${operator}[${index}]`, scope, slots),
      )
      return { path, operator, truth, clauses }
    }
    case 'not':
      return { path, operator: 'not', truth, clauses: [explainClause(condition.child, `${path}.not`, scope, slots)] }
    case 'exists':
      return { path, operator: 'exists', truth, operands: [operandAt(condition.operand, 'exists')] }
    case 'pair': {
      const { operator, operands } = condition
      const explained = operands.map((operand, index) => operandAt(operand, `${operator}[${index}]`))
      return { path, operator, truth, operands: explained }
    }
    case 'compare': {
      const operands = [operandAt(condition.left, 'compare.left'), operandAt(condition.right, 'compare.right')]
      return { path, operator: 'compare', truth, operands, condition: document }
    }
    case 'truthy': {
      const operands = [operandAt(condition.operand, 'truthy')]
      return { path, operator: 'truthy', truth, operands, condition: document }
    }
    case 'quantifier': {
      const { operator, over } = condition
      return { path, operator, truth, operands: [operandAt(over, `${operator}.in`)], condition: document }
    }
  }
}
