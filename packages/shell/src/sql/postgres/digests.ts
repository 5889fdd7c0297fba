import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from '../../recording/commit.js'
import { storeBackend, type StoreBackend, type StoreError } from '../../store-error.js'
import type { Rows } from '../rows.js'
import type { Tables } from '../tables.js'
import { definitionRow } from '../write-rows.js'
import { writeStatements } from '../write-statements.js'
import { postgresTables } from './dialect.js'
import type { Place } from './place.js'

/** What a commit binds of its definition. */
export interface DefinitionValues {
  readonly definition_entity: string | null
  readonly definition_version: bigint | null
  readonly document: string | null
}

const nothing: DefinitionValues = { definition_entity: null, definition_version: null, document: null }

const digestOf = (commit: RecordedCommit): string | undefined => definitionRow(commit)?.digest

/** Digests of definitions that are stored, so that a commit sends each once. */
export class Digests {
  readonly #known: Set<string>

  constructor(known: Iterable<string> = []) {
    this.#known = new Set(known)
  }

  /** What a commit sends: nothing where its definition is known to be stored, or there is none. */
  valuesOf(commit: RecordedCommit): DefinitionValues {
    const row = definitionRow(commit)
    if (row === undefined || this.#known.has(row.digest)) return nothing
    return { definition_entity: row.entity, definition_version: row.version, document: row.document }
  }

  /** The commit that sent it was stored. */
  remember(commit: RecordedCommit): void {
    const digest = digestOf(commit)
    if (digest !== undefined) this.#known.add(digest)
  }

  forget(commit: RecordedCommit): void {
    this.#known.delete(digestOf(commit) ?? '')
  }

  /** The same, for a transaction that may be undone. */
  copy(): Digests {
    return new Digests(this.#known)
  }
}

const other: Either<StoreBackend, void> = left(
  storeBackend('another definition is stored under the digest of this one'),
)

/** Looks whether another text is stored under the digest of a commit's definition. */
export const checkDefinition = (
  place: Place,
): ((rows: Rows, commit: RecordedCommit) => TE.TaskEither<StoreError, void>) => {
  const { document } = writeStatements(postgresTables<Tables>(place))
  return (rows, commit) => {
    const row = definitionRow(commit)
    if (row === undefined) return TE.right(undefined)
    return pipe(
      rows(document, { digest: row.digest }),
      TE.flatMapEither(([found]) =>
        found === undefined || found.document === row.document ? right(undefined) : other,
      ),
    )
  }
}
