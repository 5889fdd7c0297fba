import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Kysely } from 'kysely'
import { readIdCursor } from '../contract/cursor.js'
import { namesPage } from '../contract/names-page.js'
import type { StoreError } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'
import { askedName, askedStart } from './names.js'
import { idsPageOf } from './pages.js'
import { readStatements } from './read-statements.js'
import { oneMore, paged, type Rows } from './rows.js'
import { subjectStatements } from './subject-statements.js'
import type { Tables } from './tables.js'

type Names = TE.TaskEither<StoreError, Page<string>>

/** What is read of the names under which anything is stored. */
export interface NameReads {
  ids(entity: string, page?: PageRequest): Names
  entities(page?: PageRequest): Names
  subjects(entity: string, page?: PageRequest): Names
}

/** The reads of names, whatever connection they are asked on. */
export const nameReads = (tables: Kysely<Tables>): ((rows: Rows) => NameReads) => {
  const { ids } = readStatements(tables)
  const { entities, recordedEntities, recordedIds } = subjectStatements(tables)
  return (rows) => ({
    ids: (entity, page) =>
      paged(page, readIdCursor, ({ limit, after }) =>
        pipe(
          rows(ids, { entity: askedName(entity), after: askedStart(after), count: oneMore(limit) }),
          TE.map((found) => idsPageOf(found, limit)),
        ),
      ),

    entities: (page) =>
      paged(page, readIdCursor, ({ limit, after }) => {
        const values = { after: askedStart(after), count: oneMore(limit) }
        return pipe(
          rows(entities, values),
          TE.flatMap((some) =>
            pipe(
              rows(recordedEntities, values),
              TE.map((others) => namesPage(some.map(entityOf), others.map(entityOf), limit)),
            ),
          ),
        )
      }),

    subjects: (entity, page) =>
      paged(page, readIdCursor, ({ limit, after }) => {
        const values = { entity: askedName(entity), after: askedStart(after), count: oneMore(limit) }
        return pipe(
          rows(ids, values),
          TE.flatMap((some) =>
            pipe(
              rows(recordedIds, values),
              TE.map((others) => namesPage(some.map(idOf), others.map(idOf), limit)),
            ),
          ),
        )
      }),
  })
}

const entityOf = ({ entity }: { readonly entity: string }): string => entity
const idOf = ({ id }: { readonly id: string }): string => id
