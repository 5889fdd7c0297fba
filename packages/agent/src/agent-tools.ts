import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import type { AllowDefect } from './allow/allow-defect.js'
import { checkAllow, checkNames } from './allow/check-allow.js'
import { toolsOf } from './allow/tools-of.js'
import type { Context } from './context.js'
import { followUps } from './follow-ups.js'
import { handlers, previewFor } from './handle.js'
import type { Host } from './host/host.js'
import { identify } from './host/identify.js'
import { apply } from './preview/apply.js'
import { readPins } from './preview/read-pins.js'
import { readCall, type ToolCall } from './read-call.js'
import type { AgentError } from './refusal/agent-error.js'
import { refusalDocument, type RefusalDocument } from './refusal/refusal-document.js'
import { seenRevisions } from './seen.js'
import type { Tool } from './tool.js'
import type { CommitResult, PreviewResult, ToolResult } from './tool-result.js'

/**
 * The tools of an agent. The principal of each call is whom the host has authenticated. Every function answers whatever
 * it is handed, and never throws or rejects; the work is done when the task is run.
 */
export interface AgentTools<Principal> {
  /** What exists, by name. */
  readonly tools: readonly Tool[]
  /** Calls a tool, for a model. */
  readonly call: (principal: Principal, call: ToolCall) => Task<ToolResult>
  /**
   * As the tool `preview`, with the authority of somebody else: what a person is shown before they approve what an
   * agent proposes. `principal` must be able to read the subject.
   *
   * @param call of a tool `<entity>.preview`
   */
  readonly preview: (
    principal: Principal,
    call: ToolCall,
    authority: Principal,
  ) => Task<PreviewResult | RefusalDocument>
  /**
   * Commits what a preview pinned, with the authority of who approved it, or refuses it as `stale_preview`. Not a tool:
   * a model cannot approve.
   *
   * @param pins of a `Preview`, as they were shown: any value at all
   */
  readonly apply: (approver: Principal, pins: unknown) => Task<CommitResult | RefusalDocument>
}

const answered = <A extends object>(answer: Either<AgentError, A>): ({ readonly ok: true } & A) | RefusalDocument =>
  isLeft(answer) ? refusalDocument(answer.left) : { ok: true, ...answer.right }

const always =
  <A>(answer: A): Task<A> =>
  () =>
    Promise.resolve(answer)

const call =
  <Principal>(context: Context<Principal>): AgentTools<Principal>['call'] =>
  (principal, given) => {
    // Read before the task is run: what is decided is what was asked, whatever happens to the caller's object later.
    const read = readCall(context.tools, given)
    if (isLeft(read)) return always(refusalDocument(read.left))
    const { tool, input, conversation } = read.right
    return async () => {
      const caller = await identify(context.host, principal, conversation)
      if (isLeft(caller)) return refusalDocument(caller.left)
      const answer = await handlers[tool.kind]({ context, caller: caller.right, tool, input })
      return answered(answer) as ToolResult
    }
  }

const preview =
  <Principal>(context: Context<Principal>): AgentTools<Principal>['preview'] =>
  (principal, given, authority) => {
    const read = readCall(context.tools, given)
    if (isLeft(read)) return always(refusalDocument(read.left))
    const { tool, input, conversation } = read.right
    if (tool.kind !== 'preview') return always(refusalDocument({ kind: 'unknown_tool', tool: tool.name }))
    return async () => {
      const caller = await identify(context.host, principal, conversation)
      const named = await identify(context.host, authority, null)
      if (isLeft(caller)) return refusalDocument(caller.left)
      if (isLeft(named)) return refusalDocument(named.left)
      return answered(await previewFor({ context, caller: caller.right, tool, input }, named.right))
    }
  }

const approve =
  <Principal>(context: Context<Principal>): AgentTools<Principal>['apply'] =>
  (approver, given) => {
    const pins = readPins(given)
    if (isLeft(pins)) return always(refusalDocument(pins.left))
    return async () => {
      const caller = await identify(context.host, approver, null)
      return isLeft(caller) ? refusalDocument(caller.left) : answered(await apply(context, caller.right, pins.right))
    }
  }

/**
 * Hands operations to a model, without authority over state or provenance: the model proposes a subject, an operation
 * and its own arguments, and everything else comes from `host`. What is not allowed does not exist.
 *
 * @returns every fault of `allow`, or the tools
 * @example
 * const made = agentTools<Session>({
 *   runtime,
 *   allow: [{ entity: 'refund', versions: [1], tools: ['get'], operations: { approve: { trusted: ['actor_role'] } } }],
 *   identify: ({ user }) => user,
 *   authority: ({ role }) => ({ actor_role: role }),
 *   recording: ({ user }) => ({ ...newRecord(), actor: user }),
 * })
 * const result = await made.right.call(session, { tool: 'refund.approve', input, conversation: 'c-7' })()
 */
export const agentTools = <Principal>(host: Host<Principal>): Either<readonly AllowDefect[], AgentTools<Principal>> => {
  const { registry } = host.runtime
  const defects = checkAllow(registry, host.allow)
  if (defects.length > 0) return left(defects)
  const tools = toolsOf(registry, host.allow, host.newId === undefined)
  const collisions = checkNames(tools.map(({ name }) => name))
  if (collisions.length > 0) return left(collisions)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const context = { host, tools: byName, seen: seenRevisions(), followUps: followUps() }
  return right({ tools, call: call(context), preview: preview(context), apply: approve(context) })
}
