import { lengthOf, type ConditionDocument, type Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField } from './authored.js'
import { instant } from './instant.js'
import type { Reference } from './reference.js'
import type { Scope } from './scope.js'
import { literal, template } from './template.js'
import { text } from './text.js'
import { valueOf } from './value.js'

type ValueOf = (field: AuthoredField) => fc.Arbitrary<Json>

type Condition = fc.Arbitrary<ConditionDocument>

const pair = (operator: string, first: fc.Arbitrary<Json>, second = first): Condition =>
  fc.tuple(first, second).map((operands) => ({ [operator]: operands }))

const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains']
const affixOperators = ['starts_with', 'ends_with']

const affixes = text().map(literal)
const instants = instant()

/** The operators that can answer both ways about a value of the kind. */
const fittingOperators = ({ type }: AuthoredField): readonly string[] => {
  if (type === 'integer' || type === 'number' || type === 'binary64') return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte']
  if (type === 'string' || type === 'enum' || type === 'ref') return ['eq', 'ne', 'contains', ...affixOperators]
  return ['eq', 'ne']
}

// The part of a text that `contains` and its like are asked for: often less than all of it.
const affixOf = (operator: string, value: Json): Json =>
  typeof value === 'string' && operator !== 'eq' && operator !== 'ne' && lengthOf(value) > 1
    ? String.fromCodePoint(value.codePointAt(0) as number)
    : value

type Declared = Reference & Required<Pick<Reference, 'field'>>

const about = ({ expression, field }: Declared, values: ValueOf): Condition =>
  fc
    .tuple(fc.constantFrom(...fittingOperators(field)), values(field))
    .map(([operator, value]) => ({ [operator]: [expression, literal(affixOf(operator, value))] }))

const isDeclared = (reference: Reference): reference is Declared => reference.field !== undefined

/** A field or an argument beside a value that it could have. */
const fitting = (scope: Scope, values: ValueOf): readonly Condition[] => {
  const declared = scope.references.filter(isDeclared)
  return declared.length === 0 ? [] : [fc.constantFrom(...declared).chain((one) => about(one, values))]
}

/** A condition without others inside that registration accepts in the scope: a literal, or any operator. */
export const question = (scope: Scope, depth: number, values: ValueOf = valueOf): Condition => {
  const operand = template(scope, depth)
  const affix = fc.oneof(affixes, scope.expression)
  const moment = fc.oneof(instants, scope.expression)
  return fc.oneof(
    ...fitting(scope, values).map((arbitrary) => ({ weight: 4, arbitrary })),
    fc.boolean(),
    operand.map((exists) => ({ exists })),
    ...comparisons.map((operator) => pair(operator, operand)),
    pair('in', operand, fc.array(operand, { maxLength: 3 })),
    ...affixOperators.map((operator) => pair(operator, affix)),
    ...['before', 'after'].map((operator) => pair(operator, moment)),
  )
}
