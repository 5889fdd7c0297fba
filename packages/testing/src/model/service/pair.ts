import { numberOf, type Json } from '@assent/kernel'
import { compareDecimals } from '../decimal.js'
import { referencesIn } from '../facts.js'
import { compareInstants, isInstant } from '../instant.js'
import { resolveOperand } from './operand.js'
import { replyOf, type Reply } from './reply.js'
import type { Scope } from './scope.js'
import { isEqualSeen, type Seen } from './seen.js'

type Compare = (left: Seen, right: Seen) => boolean

const contains: Compare = (container, needle) => {
  if (container.kind === 'list') return container.elements.some((element) => isEqualSeen(element, needle))
  if (needle.kind !== 'text') return false
  if (container.kind === 'text') return container.text.includes(needle.text)
  return container.kind === 'object' && container.members.some(([name]) => name === needle.text)
}

/** By token, as in the base (SR-43). */
const numbers =
  (holds: (order: number) => boolean): Compare =>
  (left, right) =>
    left.kind === 'number' &&
    right.kind === 'number' &&
    holds(compareDecimals(numberOf(left.token) ?? 0, numberOf(right.token) ?? 0))

const texts =
  (holds: (left: string, right: string) => boolean): Compare =>
  (left, right) =>
    left.kind === 'text' && right.kind === 'text' && holds(left.text, right.text)

const operators: { readonly [operator: string]: Compare } = {
  eq: isEqualSeen,
  ne: (left, right) => !isEqualSeen(left, right),
  gt: numbers((order) => order > 0),
  gte: numbers((order) => order >= 0),
  lt: numbers((order) => order < 0),
  lte: numbers((order) => order <= 0),
  in: (needle, list) => list.kind === 'list' && contains(list, needle),
  contains,
  starts_with: texts((text, affix) => text.startsWith(affix)),
  ends_with: texts((text, affix) => text.endsWith(affix)),
  before: texts((left, right) => compareInstants(left, right) < 0),
  after: texts((left, right) => compareInstants(left, right) > 0),
}

const isReadable = (seen: Seen | undefined): boolean => seen?.kind === 'text' && isInstant(seen.text)

/** The operators over two operands; of instants, one that cannot be read counts as one that gave nothing (SR-75). */
export const askPair = (operator: string, pair: readonly Json[], scope: Scope): Reply => {
  const operands = pair.map((operand) => {
    const resolved = resolveOperand(operand, scope)
    const isInstants = operator === 'before' || operator === 'after'
    if (!isInstants || resolved.seen === undefined || isReadable(resolved.seen)) return resolved
    return { gaps: referencesIn(operand), withheld: [] }
  })
  const [left, right] = operands.map(({ seen }) => seen)
  return replyOf(operands, () =>
    left === undefined || right === undefined ? 'unknown' : (operators[operator]?.(left, right) ?? 'unknown'),
  )
}
