import type { JsonSchema } from '../json-schema/schema.js'
import { anything, closed, described, listOf, oneOf, text } from '../json-schema/shapes.js'
import { part } from './keys.js'

const pair: JsonSchema = { type: 'array', minItems: 2, maxItems: 2 }

const quantifier = closed({ in: anything, as: text, that: part('condition') })

const operators: { readonly [operator: string]: JsonSchema } = {
  all: described('every one of these holds', listOf(part('condition'))),
  any: described('at least one of these holds', listOf(part('condition'))),
  not: described('this does not hold', part('condition')),
  exists: described('the value is there and not null', anything),
  eq: described('the two values are equal', pair),
  ne: described('the two values are not equal', pair),
  gt: described('the first number is greater than the second', pair),
  gte: described('the first number is not less than the second', pair),
  lt: described('the first number is less than the second', pair),
  lte: described('the first number is not greater than the second', pair),
  in: described('the second, a list, has an element that is equal to the first', pair),
  contains: described('the first, a list, a text or an object, has the second as an element, a part or a key', pair),
  starts_with: described('the first text begins with the second', pair),
  ends_with: described('the first text ends with the second', pair),
  before: described('the first instant is earlier than the second', pair),
  after: described('the first instant is later than the second', pair),
  compare: described(
    'of the service rules: a comparison',
    closed({ left: anything, op: oneOf(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']), right: anything }),
  ),
  truthy: described('of the service rules: the value counts as true', anything),
  for_all: described('of the service rules: it holds for every element', quantifier),
  for_any: described('of the service rules: it holds for at least one element', quantifier),
}

/**
 * `true`, `false`, or an object with exactly one operator (K-10, K-86). One schema and no choice of two, so that an
 * editor names the operator that is unknown.
 */
export const condition: JsonSchema = {
  type: ['object', 'boolean'],
  properties: operators,
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
}
