import { isRight } from 'fp-ts/lib/Either.js'
import { subscribeTo } from '../../contract/feed/subscribe.js'
import type { FeedStore } from '../../feed-store.js'
import type { StoreError } from '../../store-error.js'
import type { CallOptions } from '../../store.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Followers } from './followers.js'

/** What a subscription asks of a store. */
export interface FeedCalls {
  readonly after: FeedStore['after']
  /** Is a record after the checkpoint stored, and not given yet since one before it may still be stored? */
  readonly isHeldBack: (checkpoint: string, options: CallOptions | undefined) => TaskEither<StoreError, boolean>
}

/** `subscribe` of a store: who finds that records are held back looks again soon, since nobody tells of them again. */
export const subscribeWith = ({ after, isHeldBack }: FeedCalls, followers: Followers): FeedStore['subscribe'] =>
  subscribeTo({
    wake: (wake) => followers.add(wake),
    after: (checkpoint, limit, options) => async () => {
      const page = await after(checkpoint, limit, options)()
      if (isRight(page) && page.right.items.length === 0) {
        const heldBack = await isHeldBack(page.right.checkpoint, options)()
        if (isRight(heldBack) && heldBack.right) followers.wakeForHeldBack()
      }
      return page
    },
  })
