import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Ask } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import type { Rows } from '../sql/rows.js'
import { definitionRow } from '../sql/write-rows.js'
import { storeBackend, type StoreError } from '../store-error.js'
import type { MysqlWriteStatements } from './write-statements.js'

/** Which definitions are stored, so that each is sent once. */
export interface Definitions {
  /** What is known inside one transaction: what that stores is known there, and here once it is remembered. */
  copy(): Definitions
  /** The digest of the commit's definition, where that is known to be stored: the server looks whether it still is. */
  knownDigest(commit: RecordedCommit): string | null
  /** Stores the definition, unless it is known; another text under its digest is `refused`. */
  store(ask: Ask, commit: RecordedCommit): Promise<Either<Failure, void>>
  /** The transaction that stored it was committed. */
  remember(commit: RecordedCommit): void
  /** Looks whether another text is stored under the digest; if not, the definition is sent once more. */
  check(rows: Rows, commit: RecordedCommit): TE.TaskEither<StoreError, void>
}

const other = 'another definition is stored under the digest of this one'

export const definitionsOf = (statements: MysqlWriteStatements, known = new Set<string>()): Definitions => {
  const { insertDefinition, document } = statements
  return {
    copy: () => definitionsOf(statements, new Set(known)),
    knownDigest: (commit) => {
      const digest = definitionRow(commit)?.digest
      return digest !== undefined && known.has(digest) ? digest : null
    },
    store: async (ask, commit) => {
      const row = definitionRow(commit)
      if (row === undefined || known.has(row.digest)) return right(undefined)
      const inserted = await ask(insertDefinition, { ...row })
      if (isLeft(inserted)) return inserted
      const stored = await ask(document, { digest: row.digest })
      if (isLeft(stored)) return stored
      if (stored.right[0]?.document !== row.document) return left({ kind: 'refused', detail: other })
      known.add(row.digest)
      return right(undefined)
    },
    remember: (commit) => {
      const digest = definitionRow(commit)?.digest
      if (digest !== undefined) known.add(digest)
    },
    check: (rows, commit) => {
      const row = definitionRow(commit)
      if (row === undefined) return TE.right(undefined)
      known.delete(row.digest)
      return pipe(
        rows(document, { digest: row.digest }),
        TE.flatMapEither(([found]) =>
          found === undefined || found.document === row.document ? right(undefined) : left(storeBackend(other)),
        ),
      )
    },
  }
}
