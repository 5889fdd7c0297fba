import type { ConditionDocument, Json } from '@assent/kernel'
import fc from 'fast-check'
import { instant } from './instant.js'
import type { Scope } from './reference.js'
import { expression, literal, template } from './template.js'
import { text } from './text.js'

type Condition = fc.Arbitrary<ConditionDocument>

const pair = (operator: string, first: fc.Arbitrary<Json>, second = first): Condition =>
  fc.tuple(first, second).map((operands) => ({ [operator]: operands }))

const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains']

const question = (scope: Scope): Condition => {
  const operand = template(scope)
  const affix = fc.oneof(text().map(literal), expression(scope))
  const moment = fc.oneof(instant(), expression(scope))
  return fc.oneof(
    fc.boolean(),
    operand.map((exists) => ({ exists })),
    ...comparisons.map((operator) => pair(operator, operand)),
    pair('in', operand, fc.array(operand, { maxLength: 3 })),
    ...['starts_with', 'ends_with'].map((operator) => pair(operator, affix)),
    ...['before', 'after'].map((operator) => pair(operator, moment)),
  )
}

/** A condition that registration accepts in the scope: any operator, `depth` levels of `all`, `any` and `not`. */
export const condition = (scope: Scope, depth = 2): Condition => {
  if (depth === 0) return question(scope)
  const inner = condition(scope, depth - 1)
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    { weight: 4, arbitrary: question(scope) },
    { weight: 1, arbitrary: several.map((all) => ({ all })) },
    { weight: 1, arbitrary: several.map((any) => ({ any })) },
    { weight: 1, arbitrary: inner.map((not) => ({ not })) },
  )
}
