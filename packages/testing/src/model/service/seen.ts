import { isJsonArray, isJsonNumber, tokenOf, type Json, type JsonNumber } from '@assent/kernel'
import { membersOf } from '../names.js'
import { areEqualObservations, observeLiteral, observeWire, type Observation } from './observation.js'

/** A number as a condition sees it: its token, and its observation by the door that it came through (SR-42). */
export interface SeenNumber {
  readonly kind: 'number'
  readonly token: string
  readonly observed: Observation | undefined
}

/** A value as a condition sees it. */
export type Seen =
  | SeenNumber
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'list'; readonly elements: readonly Seen[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Seen])[] }

/** A number that stands in an operand of the definition. */
export const seenLiteral = (number: JsonNumber): SeenNumber => {
  const token = tokenOf(number)
  return { kind: 'number', token, observed: observeLiteral(token) }
}

/** What a reference gave: its numbers came through the wire door, at every depth. */
export const seenValue = (value: Json): Seen => {
  if (value === null) return { kind: 'null' }
  if (typeof value === 'boolean') return { kind: 'boolean', isTrue: value }
  if (typeof value === 'string') return { kind: 'text', text: value }
  if (isJsonNumber(value)) return { kind: 'number', token: tokenOf(value), observed: observeWire(tokenOf(value)) }
  if (isJsonArray(value)) return { kind: 'list', elements: value.map(seenValue) }
  return { kind: 'object', members: membersOf(value).map(([name, member]) => [name, seenValue(member)]) }
}

/** Numbers of which one cannot be observed are equal where their tokens are (SR-44). */
const areEqualNumbers = (left: SeenNumber, right: SeenNumber): boolean =>
  left.observed === undefined || right.observed === undefined
    ? left.token === right.token
    : areEqualObservations(left.observed, right.observed)

const areEqualLists = (left: readonly Seen[], right: readonly Seen[]): boolean =>
  left.length === right.length && left.every((element, index) => isEqualSeen(element, right[index]))

/** The equality of `eq`, `ne`, `in` and `contains`, at every depth (SR-42). */
export const isEqualSeen = (left: Seen, right: Seen | undefined): boolean => {
  if (left.kind === 'number') return right?.kind === 'number' && areEqualNumbers(left, right)
  if (left.kind === 'text') return right?.kind === 'text' && left.text === right.text
  if (left.kind === 'boolean') return right?.kind === 'boolean' && left.isTrue === right.isTrue
  if (left.kind === 'null') return right?.kind === 'null'
  if (left.kind === 'list') return right?.kind === 'list' && areEqualLists(left.elements, right.elements)
  if (right?.kind !== 'object') return false
  const [names, others] = [left, right].map(({ members }) => members.map(([name]) => name))
  const [values, otherValues] = [left, right].map(({ members }) => members.map(([, member]) => member))
  return JSON.stringify(names) === JSON.stringify(others) && areEqualLists(values ?? [], otherValues ?? [])
}
