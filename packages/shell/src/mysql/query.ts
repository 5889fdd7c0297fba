import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { pageCollector } from '../contract/query/page-collector.js'
import { startOf, type QueryPlan } from '../contract/query/plan-query.js'
import type { QueryPage } from '../query-store.js'
import { errorOf } from '../sql/failure.js'
import { askedName, askedStart } from '../sql/names.js'
import { queryFragment } from '../sql/query-fragment.js'
import { readInstanceRow } from '../sql/read-instance-row.js'
import { rowsBy, type Rows } from '../sql/rows.js'
import { statement, type Statement } from '../sql/statement.js'
import type { InstanceTable } from '../sql/tables.js'
import type { StoreError } from '../store-error.js'
import type { Lent } from './connection.js'
import { mysqlTables } from './dialect.js'
import { provider } from './pool-lender.js'

/** Instances that are read at once: as many are held in memory beside the page. */
const readAtOnce = 200

type InstancesStatement = Statement<'entity' | 'after' | 'fragment' | 'count', InstanceTable>

/** The next instances of an entity in id order that may match: those whose fields hold the fragment, byte for byte. */
const instancesStatement = (prefix: string): InstancesStatement =>
  statement(['entity', 'after', 'fragment', 'count'], ({ entity, after, fragment, count }) =>
    mysqlTables(prefix)
      .selectFrom('instance')
      .selectAll()
      .where('entity', '=', entity)
      .where('id', '>', after)
      .where((either) =>
        either.or([
          sql<boolean>`instr(${sql.ref('fields')}, ${fragment}) > 0`,
          // What is kept in pieces is judged by the host alone.
          sql<boolean>`instr(${sql.ref('fields')}, x'00') = 1`,
        ]),
      )
      .orderBy('id')
      .limit(count),
  )

const collect = async (
  rows: Rows,
  instances: InstancesStatement,
  plan: QueryPlan,
): Promise<Either<StoreError, QueryPage>> => {
  const collector = pageCollector(plan)
  const asked = { entity: askedName(plan.entity), fragment: queryFragment(plan.matching), count: BigInt(readAtOnce) }
  let after = askedStart(startOf(plan))
  for (;;) {
    const found = await rows(instances, { ...asked, after })()
    if (isLeft(found)) return found
    for (const row of found.right) {
      const instance = readInstanceRow(row)
      if (isLeft(instance)) return instance
      if (collector.add(instance.right)) return right(collector.page())
      after = row.id
    }
    if (found.right.length < readAtOnce) return right(collector.page())
  }
}

/** Answers queries on a connection: the host matches over the identity order. */
export const queryOf = (prefix: string): ((lent: Lent, plan: QueryPlan) => Promise<Either<StoreError, QueryPage>>) => {
  const instances = instancesStatement(prefix)
  return async ({ atOneMoment }, plan) => {
    const answer = await atOneMoment((ask) => collect(rowsBy(provider, ask), instances, plan))
    return isLeft(answer) ? left(errorOf(provider, answer.left)) : answer.right
  }
}
