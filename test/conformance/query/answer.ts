import { parseJson, type JsonObject } from '@assent/kernel'
import { parseQuery, planQuery, type ParsedQuery, type QueryPage, type QueryPlan } from '@assent/shell'
import { isLeft, left, mapLeft, match, type Either } from 'fp-ts/lib/Either.js'
import type { Response } from '../calls.js'
import { textIn } from '../input.js'

/** How a query call fails: its document did not parse, the query is none that can be answered, or the store failed. */
export type Failure = 'decode' | 'invalid' | 'store'

/** The query of the input, parsed. */
export const queryIn = (input: JsonObject): Either<Failure, ParsedQuery> => {
  const json = parseJson(textIn(input, 'query'))
  if (isLeft(json)) return left('decode')
  return mapLeft((): Failure => 'decode')(parseQuery(json.right))
}

/** The plan of a query, which judges its cursor and its limit. */
export const planOf = (query: ParsedQuery): Either<Failure, QueryPlan> =>
  mapLeft((): Failure => 'invalid')(planQuery(query))

/** The keys of a page. */
export const pageKeys = ({ items, next }: QueryPage): Response => ({
  ids: items.map(({ id }) => id),
  count: items.length,
  has_next: next !== null,
  cursor: next ?? '',
})

/** The answer of a query call: its keys, or how it failed. */
export const answer = (outcome: Either<Failure, Response>): Response =>
  match(
    (kind: Failure): Response => ({ ok: false, kind }),
    (keys: Response): Response => ({ ok: true, ...keys }),
  )(outcome)
