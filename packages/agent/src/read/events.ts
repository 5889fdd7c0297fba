import type { DomainEvent } from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { load } from '../host/may-read.js'
import type { ToolInput } from '../input/tool-input.js'
import { reading } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { Tool } from '../tool.js'
import type { ReadPage } from './list.js'

/**
 * What happened to a subject, oldest first. Who may read it as it stands may read all of that. It is judged after its
 * events were read: what happened while it moved out of sight is not told.
 */
export const events = async <Principal>(
  { host }: Context<Principal>,
  caller: Caller<Principal>,
  { entity, versions }: Tool,
  { id = '', limit, after }: ToolInput,
): Promise<Either<AgentError, ReadPage<DomainEvent>>> => {
  const subject = { entity, id }
  const page = { ...(limit === undefined ? {} : { limit }), ...(after === undefined ? {} : { after }) }
  const read = await reading(() => host.runtime.events(subject, page)())
  const held = await load(host, caller, versions, subject)
  if (isLeft(held)) return held
  return isLeft(read) ? read : right({ items: read.right.items, next: read.right.next ?? null })
}
