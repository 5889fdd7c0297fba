import type { Database } from 'better-sqlite3'
import { map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Kysely } from 'kysely'
import { readIdCursor } from '../contract/cursor.js'
import { namesPage } from '../contract/names-page.js'
import { readPage } from '../contract/page.js'
import { readStatements } from '../sql/read-statements.js'
import { subjectStatements } from '../sql/subject-statements.js'
import type { Tables } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'
import { prepare } from './prepare.js'

type Names = Either<StoreError, Page<string>>

/** What is read of the names under which anything is stored. */
export interface SubjectReads {
  entities(page?: PageRequest): Names
  subjects(entity: string, page?: PageRequest): Names
}

/** Prepares these reads on a handle whose tables exist. */
export const subjectReadsOn = (database: Database, tables: Kysely<Tables>): SubjectReads => {
  const statements = subjectStatements(tables)
  const ids = prepare(database, readStatements(tables).ids)
  const recordedIds = prepare(database, statements.recordedIds)
  const entities = prepare(database, statements.entities)
  const recordedEntities = prepare(database, statements.recordedEntities)
  return {
    entities: (page = {}) =>
      pipe(
        readPage(page, readIdCursor),
        map(({ limit, after }) => {
          const values = { after, count: BigInt(limit + 1) }
          const [some, others] = [entities.all(values), recordedEntities.all(values)]
          return namesPage(
            some.map(({ entity }) => entity),
            others.map(({ entity }) => entity),
            limit,
          )
        }),
      ),

    subjects: (entity, page = {}) =>
      pipe(
        readPage(page, readIdCursor),
        map(({ limit, after }) => {
          const values = { entity, after, count: BigInt(limit + 1) }
          const [some, others] = [ids.all(values), recordedIds.all(values)]
          return namesPage(
            some.map(({ id }) => id),
            others.map(({ id }) => id),
            limit,
          )
        }),
      ),
  }
}
