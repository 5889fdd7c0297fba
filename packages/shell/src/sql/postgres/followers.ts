import { Wakers } from '../../contract/feed/wakers.js'
import type { Lender } from '../connection.js'
import { channelOf, hintEvery } from './hints.js'
import type { Place } from './place.js'

/** How soon one looks again for records that are held back, in milliseconds. */
const heldBackFor = 50

const nothing = (): void => undefined

/** Those who follow the feed of a store, and what wakes them: its own writes and, where it can listen, all others. */
export class Followers {
  readonly #wakers = new Wakers()
  readonly #listen: () => () => void
  #count = 0
  #stopListening = nothing

  constructor({ listen }: Lender, place: Place) {
    this.#listen = () => listen?.(channelOf(place), () => this.#hear()) ?? nothing
  }

  /** Answers how to stop being woken. */
  add(wake: () => void): () => void {
    const remove = this.#wakers.add(wake)
    this.#count += 1
    if (this.#count === 1) this.#stopListening = this.#listen()
    return () => {
      remove()
      this.#count -= 1
      if (this.#count === 0) this.#stopListening()
    }
  }

  wake(): void {
    this.#wakers.wake()
  }

  /** The store is closed: it listens no more, even for those who do not look at what they are told now. */
  close(): void {
    this.#stopListening()
    this.wake()
  }

  /** Wakes them once more, for records that nobody tells of again. */
  wakeForHeldBack(): void {
    this.#wakeAfter(heldBackFor)
  }

  // Writers tell at most once in a while: of what was written right after it nobody tells.
  #hear(): void {
    this.wake()
    this.#wakeAfter(2 * hintEvery)
  }

  #wakeAfter(milliseconds: number): void {
    setTimeout(() => this.wake(), milliseconds).unref()
  }
}
