import type { Database } from 'better-sqlite3'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import { pageCollector } from '../contract/query/page-collector.js'
import { startOf, type QueryPlan } from '../contract/query/plan-query.js'
import type { QueryPage } from '../query-store.js'
import { instancesStatement } from '../sql/instances-statement.js'
import { queryFragment } from '../sql/query-fragment.js'
import { readInstanceRow } from '../sql/read-instance-row.js'
import type { Tables } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import { prepare } from './prepare.js'

/** What is read of instances by their content. */
export interface QueryReads {
  query(plan: QueryPlan): Either<StoreError, QueryPage>
}

/** Prepares the query on a handle whose tables exist. One statement reads it all, so that it sees one state (B-5). */
export const queryReadsOn = (database: Database, tables: Kysely<Tables>): QueryReads => {
  const instances = prepare(database, instancesStatement(tables, 'instr'))
  return {
    query: (plan) => {
      const { entity, matching } = plan
      const collector = pageCollector(plan)
      for (const row of instances.iterate({ entity, after: startOf(plan), fragment: queryFragment(matching) })) {
        const instance = readInstanceRow(row)
        if (isLeft(instance)) return instance
        if (collector.add(instance.right)) break
      }
      return right(collector.page())
    },
  }
}
