import {
  canonical,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  memberOf,
  toJson,
  type Json,
  type JsonNumber,
} from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { QueryDocument } from '../../query-store.js'
import { isObject, membersOf } from '../../recording/members-of.js'
import { invalidQuery, type InvalidQuery } from '../../store-error.js'
import { questionOf } from './question.js'

/** The longest text that a query looks for, in UTF-16 units: looking costs its length times that of the field. */
export const longestContains = 256

/** The longest canonical text of what a query asks, in UTF-16 units: each cursor repeats it. */
export const longestQuestion = 65_536

/** A query whose shape is right: which numbers `limit` may be is judged after the cursor. */
export type ParsedQuery = Omit<QueryDocument, 'limit'> & { readonly limit?: JsonNumber }

type Fault = string | undefined

const faultOfText = (value: Json): Fault => (typeof value === 'string' ? undefined : 'it is not text')

const faultOfContains = (value: Json | undefined): Fault => {
  if (typeof value !== 'string') return '`contains` is not text'
  return value.length > longestContains ? `\`contains\` is longer than ${longestContains} characters` : undefined
}

const faultOfFields = (value: Json | undefined): Fault =>
  value !== undefined && isJsonArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')
    ? undefined
    : '`in` is no list of one field name or more'

const faultOfTextQuery = (value: Json): Fault => {
  if (!isJsonObject(value)) return 'it is no object'
  const unknown = Object.keys(value).find((name) => name !== 'contains' && name !== 'in')
  if (unknown !== undefined) return `\`${unknown}\` is no member of it`
  return faultOfContains(memberOf(value, 'contains')) ?? faultOfFields(memberOf(value, 'in'))
}

const members: { readonly [name in keyof Required<QueryDocument>]: (value: Json) => Fault } = {
  entity: faultOfText,
  matching: (value) => (isJsonObject(value) ? undefined : 'it is no object'),
  state: faultOfText,
  text: faultOfTextQuery,
  order_by: faultOfText,
  limit: (value) => (isJsonNumber(value) ? undefined : 'it is no number'),
  after: faultOfText,
}

const faultOf = (query: { readonly [name: string]: Json }): Fault => {
  for (const [name, value] of Object.entries(query)) {
    const faultOfMember = memberOf(members, name)
    if (faultOfMember === undefined) return `\`${name}\` is no member of a query`
    const fault = faultOfMember(value)
    if (fault !== undefined) return `\`${name}\`: ${fault}`
  }
  return memberOf(query, 'entity') === undefined ? '`entity` is missing' : undefined
}

const given = (value: object): object =>
  Object.fromEntries(Object.entries(membersOf(value)).filter(([, member]) => member !== undefined))

/**
 * A copy of a query document, once its shape is right (Q-1, D-12): closed, each member of its kind. A member that is
 * `undefined` counts as left out. Cursor and range of `limit` are judged by `planQuery`.
 */
export const parseQuery = (value: unknown): Either<InvalidQuery, ParsedQuery> => {
  if (!isObject(value)) return left(invalidQuery('it is no object'))
  const json = toJson(given(value), '')
  if (isLeft(json)) {
    const path = json.left.errors[0]?.path ?? ''
    return left(invalidQuery(path === '' ? 'it is not JSON' : `it is not JSON at \`${path}\``))
  }
  const query = json.right as { readonly [name: string]: Json }
  const fault = faultOf(query)
  if (fault !== undefined) return left(invalidQuery(fault))
  const parsed = query as unknown as ParsedQuery
  return canonical(questionOf(parsed)).length > longestQuestion
    ? left(invalidQuery(`what it asks is longer than ${longestQuestion} characters of canonical text`))
    : right(parsed)
}
