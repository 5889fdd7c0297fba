import { canonical, type EntityInstance } from '@assent/kernel'
import type { Store, Subject } from '@assent/shell'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import { forwarded } from './forwarded.js'

const keyOf = ({ entity, id }: Subject): string => canonical([entity, id])

/**
 * A store that is wrong on purpose, over a right one: a commit that expects a stale revision overwrites the row and
 * reports success. The suite must catch it and name the cases about expectations, and no others (S-21).
 */
export const overwritingStore = (inner: Store): Store => {
  const overwritten = new Map<string, EntityInstance>()
  const heldOf = (subject: Subject, instance: EntityInstance | undefined): EntityInstance | undefined =>
    overwritten.get(keyOf(subject)) ?? instance
  return {
    ...forwarded(inner),
    load: (subject, options) =>
      pipe(
        inner.load(subject, options),
        map((instance) => heldOf(subject, instance)),
      ),
    read: (subject, recordId, options) =>
      pipe(
        inner.read(subject, recordId, options),
        map(({ instance, evidence }) => ({ instance: heldOf(subject, instance), evidence })),
      ),
    commit: (commit, expectation, options) => async () => {
      const answer = await inner.commit(commit, expectation, options)()
      const stale = isLeft(answer) && answer.left.kind === 'revision_conflict' && answer.left.found !== null
      if (!stale || expectation.kind === 'absent') return answer
      overwritten.set(keyOf(commit.instance), commit.instance)
      return right('committed')
    },
  }
}
