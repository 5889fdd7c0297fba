import type { EntityInstance } from '@assent/kernel'
import { largestPageLimit, queryCursor, type QueryDocument, type QueryPlace } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Host } from '../host/host.js'
import { exists } from '../host/may-read.js'
import { reading } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'

/** What is looked for, and for whom. */
export interface Look<Principal> {
  readonly host: Host<Principal>
  readonly caller: Caller<Principal>
  readonly versions: readonly number[]
  readonly query: QueryDocument
  readonly limit: number
  readonly after: QueryPlace | undefined
  readonly signal: AbortSignal
}

/** Instances that exist for a principal, in the order of the query. */
export interface VisiblePage {
  readonly items: readonly EntityInstance[]
  /** Does one more follow that exists for the principal? */
  readonly hasMore: boolean
}

/**
 * A page of what matches and exists for a principal. As in `list`, neither its length nor what follows tells of others
 * (D-18): it is full unless it is the last, and so a principal who may read little reads long.
 */
export const visiblePage = async <Principal>(look: Look<Principal>): Promise<Either<AgentError, VisiblePage>> => {
  const { host, caller, versions, query, limit, signal } = look
  const items: EntityInstance[] = []
  let after = look.after === undefined ? undefined : queryCursor(query, look.after)
  let most = Math.min(limit + 1, largestPageLimit)
  for (;;) {
    const asked = { ...query, limit: most, ...(after === undefined ? {} : { after }) }
    const page = await reading(() => host.runtime.query(asked, { signal })())
    if (isLeft(page)) return page
    for (const instance of page.right.items) {
      const known = await exists(host, caller, versions, instance)
      if (isLeft(known)) return known
      if (!known.right) continue
      if (items.length === limit) return right({ items, hasMore: true })
      items.push(instance)
    }
    if (page.right.next === null) return right({ items, hasMore: false })
    after = page.right.next
    most = largestPageLimit
  }
}
