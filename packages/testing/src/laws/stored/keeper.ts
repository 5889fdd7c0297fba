import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What can be closed. */
export interface Closable {
  close(): TaskEither<unknown, void>
}

/** What was opened last, for one key at a time: another key closes it, and opens anew. */
export interface Keeper<Key, Opened> {
  readonly get: (key: Key) => Promise<Opened>
  readonly close: () => Promise<void>
}

/** Keeps what `open` opens for as long as it is asked for under the same key. */
export const keeper = <Key, Opened>(
  open: (key: Key) => Promise<Opened>,
  partsOf: (opened: Opened) => readonly Closable[],
): Keeper<Key, Opened> => {
  let kept: { readonly key: Key; readonly opened: Opened } | undefined
  const close = async (): Promise<void> => {
    const parts = kept === undefined ? [] : partsOf(kept.opened)
    kept = undefined
    for (const part of new Set(parts)) await part.close()()
  }
  return {
    close,
    get: async (key) => {
      if (kept?.key !== key) {
        await close()
        kept = { key, opened: await open(key) }
      }
      return kept.opened
    },
  }
}
