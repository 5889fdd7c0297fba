import { defaultPageLimit, type Page, type StoredRuntime } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { load } from '../host/may-read.js'
import type { ToolInput } from '../input/tool-input.js'
import { reading } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { Tool } from '../tool.js'

/** A part of a list. */
export interface ReadPage<A> {
  readonly items: readonly A[]
  /** What to ask for as `after`; null where nothing follows. */
  readonly next: string | null
}

/**
 * The ids that exist for the principal, by code point. Neither the length of a page nor its `next` tells of others: a
 * page is full unless it is the last, and `next` is the last id that it shows. So each id is read to be judged, and a
 * principal who may read little reads long.
 */
export const list = async <Principal>(
  { host }: Context<Principal>,
  caller: Caller<Principal>,
  { entity, versions }: Tool,
  { limit = defaultPageLimit, after }: ToolInput,
): Promise<Either<AgentError, ReadPage<string>>> => {
  const items: string[] = []
  let from = after
  for (;;) {
    const read = await idsAfter(host.runtime, entity, from)
    if (isLeft(read)) return read
    for (const id of read.right.items) {
      const held = await load(host, caller, versions, { entity, id })
      if (isLeft(held) && held.left.kind !== 'not_found') return held
      if (isLeft(held)) continue
      if (items.length === limit) return right({ items, next: items.at(-1) ?? null })
      items.push(id)
    }
    if (read.right.next === undefined) return right({ items, next: null })
    from = read.right.next
  }
}

const idsAfter = (
  runtime: StoredRuntime,
  entity: string,
  after: string | undefined,
): Promise<Either<AgentError, Page<string>>> =>
  reading(() => runtime.list(entity, after === undefined ? {} : { after })())
