import type { ConditionDocument, Json } from '@assent/kernel'
import fc from 'fast-check'
import { instant } from './instant.js'
import type { Scope } from './scope.js'
import { literal, template } from './template.js'
import { text } from './text.js'

type Condition = fc.Arbitrary<ConditionDocument>

const pair = (operator: string, first: fc.Arbitrary<Json>, second = first): Condition =>
  fc.tuple(first, second).map((operands) => ({ [operator]: operands }))

const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains']

const affixes = text().map(literal)
const instants = instant()

const question = (scope: Scope): Condition => {
  const operand = template(scope)
  const affix = fc.oneof(affixes, scope.expression)
  const moment = fc.oneof(instants, scope.expression)
  return fc.oneof(
    fc.boolean(),
    operand.map((exists) => ({ exists })),
    ...comparisons.map((operator) => pair(operator, operand)),
    pair('in', operand, fc.array(operand, { maxLength: 3 })),
    ...['starts_with', 'ends_with'].map((operator) => pair(operator, affix)),
    ...['before', 'after'].map((operator) => pair(operator, moment)),
  )
}

const nest = (asked: Condition, inner: Condition): Condition => {
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    { weight: 4, arbitrary: asked },
    { weight: 1, arbitrary: several.map((all) => ({ all })) },
    { weight: 1, arbitrary: several.map((any) => ({ any })) },
    { weight: 1, arbitrary: inner.map((not) => ({ not })) },
  )
}

/** A condition that registration accepts in the scope: any operator, two levels of `all`, `any` and `not`. */
export const condition = (scope: Scope): Condition => {
  const asked = question(scope)
  return nest(asked, nest(asked, asked))
}
