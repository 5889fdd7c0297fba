import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Json, JsonObject } from '../value/json.js'
import { codecOf, readAt, refuseName, type Codec } from './codec/codec.js'
import { list } from './codec/collections.js'
import { required } from './codec/members.js'
import { closed } from './codec/object.js'
import { json, jsonObject, oneOf, text } from './codec/scalars.js'
import { didYouMean, quoted } from './codec/wording.js'
import { pairOperatorNames, type ConditionDocument } from './document.js'

type Operators = ReadonlyMap<string, t.Decoder<unknown, Json>>

const pair = codecOf<Json>('a list of exactly two operands', (value, context) =>
  Array.isArray(value) && value.length === 2 ? t.success(value) : t.failure(value, context),
)

const comparison = closed<{ left: Json; op: string; right: Json }>('a comparison', {
  left: required(json),
  op: required(oneOf('an operator', ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'])),
  right: required(json),
})

const quantifierOver = (condition: Codec<ConditionDocument>) =>
  closed<{ in: Json; as: string; that: ConditionDocument }>('a quantifier', {
    in: required(json),
    as: required(text),
    that: required(condition),
  })

/** Every operator and what it takes: those of K-86, then the service operators, which always parse (SR-14, SR-58). */
const operatorsOver = (condition: Codec<ConditionDocument>): Operators => {
  const conditions = list('a list of conditions', condition)
  const quantifier = quantifierOver(condition)
  return new Map<string, t.Decoder<unknown, Json>>([
    ['all', conditions],
    ['any', conditions],
    ['not', condition],
    ['exists', json],
    ...pairOperatorNames.map((operator) => [operator, pair] as const),
    ['compare', comparison],
    ['truthy', json],
    ['for_all', quantifier],
    ['for_any', quantifier],
  ])
}

const readOperation = (
  operators: Operators,
  object: JsonObject,
  context: t.Context,
): t.Validation<ConditionDocument> => {
  const names = Object.keys(object)
  const unknown = names.find((name) => !operators.has(name))
  if (unknown !== undefined) {
    const message = `${quoted(unknown)} is not an operator${didYouMean(unknown, operators.keys())}`
    return refuseName(object, context, unknown, message)
  }
  const [operator, ...others] = names
  if (operator === undefined || others.length > 0) {
    const found = names.length === 0 ? 'none' : names.map(quoted).join(' and ')
    return t.failure(object, context, `expected a condition with exactly one operator, found ${found}`)
  }
  const operand = readAt(operators.get(operator) as t.Decoder<unknown, Json>, object[operator], context, operator)
  return isLeft(operand) ? operand : t.success({ [operator]: operand.right })
}

/**
 * `true`, `false`, or an object with exactly one known operator; what an operand says is judged later (K-10, K-101).
 */
export const condition: Codec<ConditionDocument> = t.recursion(
  'a condition (true, false or an object with one operator)',
  (self) => {
    const operators = operatorsOver(self)
    return codecOf('a condition', (value, context) => {
      if (typeof value === 'boolean') return t.success(value)
      return jsonObject.is(value) ? readOperation(operators, value, context) : t.failure(value, context)
    })
  },
)
