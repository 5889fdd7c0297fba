import { canonical } from '@assent/kernel'
import type { Page, StoreError } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

const written = (value: unknown): string => (value === undefined ? 'nothing' : canonical(value))

/** Runs a call that must not be refused, and answers its value. */
export const accepted = async <A>(call: TaskEither<StoreError, A>): Promise<A> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`expected an answer, found the refusal ${written(answer.left)}`)
  return answer.right
}

/** Runs a call that must be refused, and answers the refusal. */
export const refused = async (call: TaskEither<StoreError, unknown>): Promise<StoreError> => {
  const answer = await call()
  if (!isLeft(answer)) throw new Error(`expected a refusal, found the answer ${written(answer.right)}`)
  return answer.left
}

/** Both values must have the same canonical bytes: number tokens count, the order of members does not. */
export const same = (what: string, expected: unknown, found: unknown): void => {
  if (written(expected) !== written(found))
    throw new Error(`${what}: expected ${written(expected)}, found ${written(found)}`)
}

/** Both lists must hold the same values, in whatever order. */
export const sameValues = (what: string, expected: readonly unknown[], found: readonly unknown[]): void =>
  same(what, expected.map(written).sort(), found.map(written).sort())

/** A page must hold these items and be the last. */
export const sameLastPage = <A>(what: string, items: readonly A[], { items: found, next }: Page<A>): void => {
  same(what, items, found)
  same(`the page after ${what}`, undefined, next)
}
