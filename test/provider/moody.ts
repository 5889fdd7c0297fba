import type { CompleteStore } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** A store that can be told to fail or to hang. */
export const moody = (store: CompleteStore) => {
  let state: 'works' | 'fails' | 'hangs' = 'works'
  const now =
    <E, A>(call: TaskEither<E, A>): TaskEither<E, A> =>
    async () => {
      if (state === 'fails') throw new Error('down')
      return state === 'hangs' ? new Promise(() => undefined) : call()
    }
  const become = (next: typeof state) => async () => {
    state = next
    return async () => void (state = 'works')
  }
  const load: CompleteStore['load'] = (...given) => now(store.load(...given))
  const query: CompleteStore['query'] = (...given) => now(store.query(...given))
  return { store: { ...store, load, query }, become }
}
