import type { Store } from '@assent/shell'
import { chain } from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'

/**
 * A store that is wrong on purpose, over a right one: a commit that expects a revision overwrites whatever revision is
 * stored. The suite must catch it and name the cases about expectations, and no others (S-21).
 */
export const overwritingStore = (inner: Store): Store => ({
  ...forwarded(inner),
  commit: (commit, expectation, options) =>
    pipe(
      inner.load(commit.instance, options),
      chain((held) => {
        const ignored = expectation.kind === 'revision' && held !== undefined
        return inner.commit(commit, ignored ? { kind: 'revision', revision: held.revision } : expectation, options)
      }),
    ),
})
