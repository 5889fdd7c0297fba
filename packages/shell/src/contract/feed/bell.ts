/** Wakes one who waits. A ring that nobody waits for is kept, so that nothing is slept over. */
export class Bell {
  #rung = false
  #wake: (() => void) | undefined

  ring(): void {
    if (this.#wake === undefined) this.#rung = true
    else this.#wake()
  }

  /** What rang until now is forgotten: the one who calls looks by itself. */
  quiet(): void {
    this.#rung = false
  }

  /** Until it rings, the milliseconds are over, or the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#rung || signal?.aborted === true) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        this.#wake = undefined
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      signal?.addEventListener('abort', wake)
      this.#wake = wake
    })
  }
}
