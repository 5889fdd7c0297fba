import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'
import { closeQuietly, findFile, isSameFile, openFile, pathOf, type Database, type FoundFile } from './open-file.js'
import { inspect, makeTables } from './schema.js'
import { sessionOn, type Session, type Source } from './source.js'

/** Is the file a store? False where it holds no table yet; one with the tables of others is refused by name (D-13). */
const isStore = (database: Database, prefix: string): Either<StoreError, boolean> => {
  const found = inspect(database, prefix)
  if (isLeft(found)) return found
  return found.right === 'other tables'
    ? left(storeBackend(`\`${database.name}\` is no Assent store: it holds tables of others`))
    : right(found.right === 'store')
}

const makeStore = (database: Database, prefix: string): Either<StoreError, void> => {
  // Readers go on while one writes; the mode stays with the file.
  database.pragma('journal_mode = wal')
  return makeTables(database, prefix)
}

/** The session of a handle; nothing where the file is no store yet and none is to be made. */
export const openSession = (
  database: Database,
  prefix: string,
  mode: 'read' | 'write',
): Either<StoreError, Session | undefined> => {
  // Each commit is on the disk before it is answered.
  database.pragma('synchronous = full')
  const found = isStore(database, prefix)
  if (isLeft(found)) return found
  if (!found.right) {
    if (mode === 'read') return right(undefined)
    const made = makeStore(database, prefix)
    if (isLeft(made)) return made
  }
  return right(sessionOn(database, prefix))
}

// An empty file is what a writer leaves that was stopped before its first table.
const hasContent = (found: FoundFile | undefined): boolean => found !== undefined && found.size > 0n

/**
 * A file that is opened when it is needed. A missing or empty one is made into a store by the first accepted write and
 * by nothing else; one that is no store is refused by name and left as it is (D-13).
 */
export const fileSource = (name: string, prefix: string): Source => {
  const file = pathOf(name)
  let current: { readonly database: Database; readonly session: Session; readonly found: FoundFile } | undefined

  const open = (mode: 'read' | 'write'): Either<StoreError, Session | undefined> => {
    const opened = openFile(file)
    if (isLeft(opened)) return opened
    const database = opened.right
    try {
      const session = openSession(database, prefix, mode)
      if (isLeft(session) || session.right === undefined) return session
      const found = findFile(file)
      if (isLeft(found)) return found
      if (found.right === undefined) return left(storeUnreachable('sqlite', `\`${file}\`: it was removed meanwhile`))
      current = { database, session: session.right, found: found.right }
      return session
    } finally {
      if (current?.database !== database) closeQuietly(database)
    }
  }

  const close = (): void => {
    if (current !== undefined) closeQuietly(current.database)
    current = undefined
  }

  return {
    name,
    reading: () => {
      const found = findFile(file)
      if (isLeft(found)) return found
      if (current !== undefined && isSameFile(current.found, found.right)) return right(current.session)
      // What was written to a file that lost its name would be lost with it.
      close()
      return hasContent(found.right) ? open('read') : right(undefined)
    },
    writing: () => {
      if (current !== undefined) return right(current.session)
      // Opening to write makes what is not there.
      return open('write') as Either<StoreError, Session>
    },
    discard: close,
    close,
  }
}
