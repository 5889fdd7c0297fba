import type { ScalesDocument } from '../../document/service/service-document.js'
import { isJsonNumber } from '../../value/exact-number.js'
import type { Json } from '../../value/json.js'
import type { Truth } from '../../value/truth.js'
import type { Template } from '../compile-template.js'
import type { ComparisonName } from '../condition.js'
import type { PairOperator } from '../operators.js'
import { compareObserved } from './observed-number.js'
import { compareRanks, compileScales, type CompiledScales } from './scales.js'

const holds: { readonly [op in ComparisonName]: (order: number) => boolean } = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
}

const answerOf = (op: ComparisonName, order: number | undefined): Truth =>
  order === undefined ? 'unknown' : holds[op](order)

const isScalar = (value: Json): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || isJsonNumber(value)

/** Two values that are not both numbers: texts and truths are equal or not, and only texts may rank (SR-62). */
const answerOthers = (op: ComparisonName, left: Json, right: Json, scales: CompiledScales): Truth => {
  const isOrder = op !== 'eq' && op !== 'ne'
  if (isOrder && typeof left === 'string' && typeof right === 'string')
    return answerOf(op, compareRanks(scales, left, right))
  if (isOrder || !isScalar(left) || !isScalar(right)) return 'unknown'
  return (left === right) === (op === 'eq')
}

/** `compare` over two operands (SR-62). */
export const comparison = (
  op: ComparisonName,
  left: Template,
  right: Template,
  documents: ScalesDocument,
): PairOperator => {
  const scales = compileScales(documents)
  return {
    answer: (first, second) =>
      isJsonNumber(first) && isJsonNumber(second)
        ? answerOf(op, compareObserved(first, left, second, right))
        : answerOthers(op, first, second, scales),
  }
}
