import type { Recording, Store, StoreError } from '@assent/shell'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { map, type TaskEither } from 'fp-ts/lib/TaskEither.js'
import { forwarded } from './forwarded.js'

const mark = '\u001f'

const marked = <Sealed extends Recording>(envelope: Sealed, count: number): Sealed => ({
  ...envelope,
  record_id: `${envelope.record_id}${mark}${count}`,
})

const bare = <Sealed extends Recording>(envelope: Sealed): Sealed => ({
  ...envelope,
  record_id: envelope.record_id.split(mark)[0] ?? '',
})

const isTaken = (answer: Either<StoreError, string>): boolean =>
  isRight(answer) ? answer.right.startsWith('already') : answer.left.kind === 'record_conflict'

/** Writes, and where the record id is taken, writes again under another one. */
const regardless =
  <Answer extends string>(
    write: TaskEither<StoreError, Answer>,
    again: () => TaskEither<StoreError, Answer>,
  ): TaskEither<StoreError, Answer> =>
  async () => {
    const answer = await write()
    return isTaken(answer) ? again()() : answer
  }

/**
 * A store that is wrong on purpose, over a right one: it forgets which record ids are taken, so that a retry is a
 * second record. The suite must catch it and name the cases about record identity, and no others (S-21).
 */
export const forgetfulStore = (inner: Store): Store => {
  let count = 0
  const next = (): number => (count += 1)
  return {
    ...forwarded(inner),
    records: (...given) =>
      pipe(
        inner.records(...given),
        map((page) => ({ ...page, items: page.items.map(bare) })),
      ),
    observations: (...given) =>
      pipe(
        inner.observations(...given),
        map((page) => ({ ...page, items: page.items.map((one) => ({ ...one, envelope: bare(one.envelope) })) })),
      ),
    commit: (commit, ...given) =>
      regardless(inner.commit(commit, ...given), () =>
        inner.commit({ ...commit, envelope: marked(commit.envelope, next()) }, ...given),
      ),
    observe: (observation, ...given) =>
      regardless(inner.observe(observation, ...given), () =>
        inner.observe({ ...observation, envelope: marked(observation.envelope, next()) }, ...given),
      ),
  }
}
