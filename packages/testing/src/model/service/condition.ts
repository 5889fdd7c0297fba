import type { ConditionDocument, Json } from '@assent/kernel'
import { compareSeen } from './compare.js'
import { resolveOperand } from './operand.js'
import { askPair } from './pair.js'
import { askQuantifier, type Quantifier } from './quantifier.js'
import { folded, plainReply, replyOf, type Reply } from './reply.js'
import type { Scope } from './scope.js'
import { truthOf } from './truthy.js'

interface Comparison {
  readonly left: Json
  readonly op: string
  readonly right: Json
}

const askCompare = ({ left, op, right }: Comparison, scope: Scope): Reply => {
  const [one, other] = [resolveOperand(left, scope), resolveOperand(right, scope)]
  return replyOf([one, other], () =>
    one.seen === undefined || other.seen === undefined
      ? 'unknown'
      : compareSeen(op, one.seen, other.seen, scope.scales),
  )
}

const askTruthy = (operand: Json, scope: Scope): Reply => {
  const resolved = resolveOperand(operand, scope)
  return replyOf([resolved], () => (resolved.seen === undefined ? 'unknown' : truthOf(resolved.seen)))
}

/** Never unknown: what gives nothing is not there (K-90, SR-76). */
const askExists = (operand: Json, scope: Scope): Reply => {
  const { seen, withheld } = resolveOperand(operand, scope)
  return withheld.length > 0 ? { answer: 'withheld', unresolved: [], withheld } : plainReply(seen !== undefined)
}

const askNot = (condition: ConditionDocument, scope: Scope): Reply => {
  const reply = askService(condition, scope)
  return typeof reply.answer === 'boolean' ? { ...reply, answer: !reply.answer } : reply
}

/** Asks a condition under the service rules (chapter 6). */
export const askService = (condition: ConditionDocument, scope: Scope): Reply => {
  if (typeof condition === 'boolean') return plainReply(condition)
  const [operator = '', operand = null] = Object.entries(condition)[0] ?? []
  const several = (): readonly Reply[] =>
    (operand as readonly ConditionDocument[]).map((child) => askService(child, scope))
  switch (operator) {
    case 'all':
      return folded(false, several())
    case 'any':
      return folded(true, several())
    case 'not':
      return askNot(operand as ConditionDocument, scope)
    case 'exists':
      return askExists(operand, scope)
    case 'compare':
      return askCompare(operand as unknown as Comparison, scope)
    case 'truthy':
      return askTruthy(operand, scope)
    case 'for_all':
    case 'for_any':
      return askQuantifier(operator === 'for_any', operand as unknown as Quantifier, scope, askService)
    default:
      return askPair(operator, operand as readonly Json[], scope)
  }
}
