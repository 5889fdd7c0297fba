import type { StoreError } from '@assent/shell'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OpenedStore } from '../world.js'

/** The connections of one invocation. */
interface Pool {
  readonly end: () => Promise<void>
}

// What the store answered stands, whether or not its connections end well.
const endQuietly = (pool: Pool): Promise<void> => pool.end().catch(() => undefined)

/** A store that ends its connections when it is closed, or where it does not open: they keep the process alive. */
export const overPool =
  (pool: Pool, open: TaskEither<StoreError, OpenedStore>): TaskEither<StoreError, OpenedStore> =>
  async () => {
    const store = await open()
    if (isLeft(store)) {
      await endQuietly(pool)
      return store
    }
    return right({
      ...store.right,
      close: () => async () => {
        const closed = await store.right.close()()
        await endQuietly(pool)
        return closed
      },
    })
  }
