/** Those who want to be told that something was committed. */
export class Wakers {
  readonly #wakers = new Set<() => void>()

  /** Answers how to stop being told. */
  add(wake: () => void): () => void {
    // Two subscriptions may bring the same function.
    const own = (): void => wake()
    this.#wakers.add(own)
    return () => void this.#wakers.delete(own)
  }

  wake(): void {
    for (const wake of this.#wakers) wake()
  }
}
