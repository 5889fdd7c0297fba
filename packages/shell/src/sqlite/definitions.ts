import type { Database } from 'better-sqlite3'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { DefinitionTable } from '../sql/tables.js'
import type { WriteStatements } from '../sql/write-statements.js'
import { storeBackend, type StoreBackend } from '../store-error.js'
import { prepare } from './prepare.js'

/** The definition snapshots of a store, each stored once. */
export interface Definitions {
  /** Stores a definition inside the open transaction, unless this handle knows that it is stored. */
  store(row: DefinitionTable | undefined): Either<StoreBackend, void>
  /** The transaction that stored it was committed. */
  remember(row: DefinitionTable | undefined): void
}

export const definitionsOn = (database: Database, statements: WriteStatements): Definitions => {
  const document = prepare(database, statements.document)
  const insert = prepare(database, statements.insertDefinition)
  const known = new Set<string>()
  return {
    store: (row) => {
      if (row === undefined || known.has(row.digest)) return right(undefined)
      const stored = document.get({ digest: row.digest })
      if (stored === undefined) insert.run({ ...row })
      else if (stored.document !== row.document) {
        return left(storeBackend('another definition is stored under the digest of this one'))
      }
      return right(undefined)
    },
    remember: (row) => {
      if (row !== undefined) known.add(row.digest)
    },
  }
}
