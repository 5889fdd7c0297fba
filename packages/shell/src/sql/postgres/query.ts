import { canonical } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pageCollector, type PageCollector } from '../../contract/query/page-collector.js'
import { startOf, type QueryPlan } from '../../contract/query/plan-query.js'
import { isName } from '../../contract/storable.js'
import type { QueryPage } from '../../query-store.js'
import type { StoreError } from '../../store-error.js'
import type { Connection } from '../connection.js'
import { errorOf } from '../failure.js'
import { askedName, askedStart } from '../names.js'
import { readInstanceRow } from '../read-instance-row.js'
import { rowsBy, type Rows } from '../rows.js'
import type { InstanceTable } from '../tables.js'
import type { Place } from './place.js'
import { prefilterText } from './prefilter.js'
import { instancesStatement } from './query-statement.js'
import { plain } from './raw-statement.js'

/** Instances that are read at once: as many are held in memory beside the page. */
const readAtOnce = 200

const oneState = plain('set transaction isolation level repeatable read, read only')

type Instances = ReturnType<typeof instancesStatement>

const conditionsOf = ({ entity, matching, state }: QueryPlan) => ({
  entity: askedName(entity),
  prefilter: Object.keys(matching).length === 0 ? null : prefilterText(matching, canonical(matching)),
  state: state ?? null,
})

/** Adds rows to the page. True: nothing further can change it. */
const addAll = (collector: PageCollector, rows: readonly InstanceTable[]): Either<StoreError, boolean> => {
  for (const row of rows) {
    const instance = readInstanceRow(row)
    if (isLeft(instance)) return instance
    if (collector.add(instance.right)) return right(true)
  }
  return right(false)
}

/** The page, of as many reads as it takes; nothing where more are needed than it may take. */
const collect = async (
  rows: Rows,
  instances: Instances,
  plan: QueryPlan,
  { count, reads }: { readonly count: number; readonly reads: number },
): Promise<Either<StoreError, QueryPage | undefined>> => {
  const collector = pageCollector(plan)
  const asked = { ...conditionsOf(plan), count: BigInt(count) }
  let after = askedStart(startOf(plan))
  for (let read = 0; read < reads; read += 1) {
    const found = await rows(instances, { ...asked, after })()
    if (isLeft(found)) return found
    const isDone = addAll(collector, found.right)
    if (isLeft(isDone)) return isDone
    if (isDone.right || found.right.length < count) return right(collector.page())
    after = found.right.at(-1)?.id ?? after
  }
  return right(undefined)
}

const none: QueryPage = { items: [], next: null }

/**
 * Answers queries on a connection. One read suffices where the server's conditions are all that is asked for; where the
 * host has to look at more, it reads one state of the store (B-5).
 */
export const queryOf = (
  provider: string,
  place: Place,
): ((connection: Connection, plan: QueryPlan) => Promise<Either<StoreError, QueryPage>>) => {
  const instances = instancesStatement(place)
  return async ({ ask, transact }, plan) => {
    // No instance is in a state that a server must not see.
    if (plan.state !== undefined && !isName(plan.state)) return right(none)
    const count = plan.orderBy === undefined && plan.text === undefined ? plan.limit + 1 : readAtOnce
    const first = await collect(rowsBy(provider, ask), instances, plan, { count, reads: 1 })
    if (isLeft(first)) return first
    if (first.right !== undefined) return right(first.right)
    const answer = await transact(async (inside) => {
      const rows = rowsBy(provider, inside)
      const begun = await rows(oneState, {})()
      return isLeft(begun) ? begun : collect(rows, instances, plan, { count: readAtOnce, reads: Infinity })
    })
    if (isLeft(answer)) return left(errorOf(provider, answer.left))
    return isLeft(answer.right) ? answer.right : right(answer.right.right ?? none)
  }
}
