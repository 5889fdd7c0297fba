import { answer } from '../definition/answer.js'
import { compileCondition } from '../definition/compile-condition.js'
import { conditionOf } from '../definition/condition.js'
import type { Scope } from '../definition/scope.js'
import type { ConditionDocument } from '../document/document.js'
import { explainOperand } from './explain-operand.js'
import type { Clause } from './explanation.js'

/** A condition asked, with the answer at each place. Each answer is the decision's own, so the two cannot differ. */
export const explainClause = (document: ConditionDocument, path: string, scope: Scope): Clause => {
  const truth = answer(compileCondition(document), scope)
  const condition = conditionOf(document)
  switch (condition.form) {
    case 'literal':
    // Never reached: a definition that has one is not validated.
    case 'service':
      return { path, operator: 'literal', truth }
    case 'connective': {
      const { operator, children } = condition
      const clauses = children.map((child, index) => explainClause(child, `${path}.${operator}[${index}]`, scope))
      return { path, operator, truth, clauses }
    }
    case 'not':
      return { path, operator: 'not', truth, clauses: [explainClause(condition.child, `${path}.not`, scope)] }
    case 'exists':
      return { path, operator: 'exists', truth, operands: [explainOperand(condition.operand, `${path}.exists`, scope)] }
    case 'pair': {
      const { operator, operands } = condition
      const explained = operands.map((operand, index) =>
        explainOperand(operand, `${path}.${operator}[${index}]`, scope),
      )
      return { path, operator, truth, operands: explained }
    }
  }
}
