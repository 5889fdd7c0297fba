import type { ParsedQuery, QueryDocument } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CallGroup, Response } from '../calls.js'
import { answer, pageKeys, queryIn, type Failure } from './answer.js'
import { storeOf, type QueryState } from './state.js'

const ask = async (state: QueryState, query: ParsedQuery): Promise<Either<Failure, Response>> => {
  const store = await storeOf(state)
  // The store judges the limit: nothing of it is judged here.
  const page = await store.query(query as QueryDocument)()
  if (isLeft(page)) return left(page.left.kind === 'invalid_query' ? 'invalid' : 'store')
  state.next = page.right.next
  return right(pageKeys(page.right))
}

/** Calls that ask the store for a page. */
export const asking = (state: QueryState): CallGroup => ({
  Query: async (input) => {
    const query = queryIn(input)
    return answer(isLeft(query) ? query : await ask(state, query.right))
  },
  Continue: async (input) => {
    const query = queryIn(input)
    if (state.next === null) throw new Error('the case goes on after a page that has no next one')
    return answer(isLeft(query) ? query : await ask(state, { ...query.right, after: state.next }))
  },
})
