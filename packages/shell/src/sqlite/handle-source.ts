import type { Database } from 'better-sqlite3'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'
import { inspect } from './schema.js'
import { sessionOn, type Session, type Source } from './source.js'

/** A handle that the caller has not closed. */
export const usable = (database: Database): Either<StoreError, Database> =>
  database.open ? right(database) : left(storeUnreachable('sqlite', `\`${database.name}\`: its handle is closed`))

/** The caller's handle, which stays the caller's: it is neither set up nor closed here. Its tables must exist. */
export const handleSource = (database: Database, prefix: string): Source => {
  let session: Session | undefined

  const open = (): Either<StoreError, Session> => {
    const handle = usable(database)
    if (isLeft(handle)) return handle
    if (session !== undefined) return right(session)
    const found = inspect(database, prefix)
    if (isLeft(found)) return found
    if (found.right !== 'store') {
      return left(storeBackend(`\`${database.name}\` holds no tables with prefix \`${prefix}\`: migrate it first`))
    }
    session = sessionOn(database, prefix)
    return right(session)
  }

  return { name: database.name, reading: open, writing: open, discard: () => undefined, close: () => undefined }
}
