import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from './caller.js'
import type { Context } from './context.js'
import { choosePreviewed } from './input/choose-previewed.js'
import { chooseNew } from './input/choose-new.js'
import { proposedBy } from './input/read-input.js'
import type { ToolInput } from './input/tool-input.js'
import { preview, type Preview } from './preview/preview.js'
import { events } from './read/events.js'
import { explain } from './read/explain.js'
import { get } from './read/get.js'
import { list } from './read/list.js'
import { proposalRecordId } from './record-id.js'
import type { AgentError } from './refusal/agent-error.js'
import type { Proposable, Tool, ToolKind } from './tool.js'
import { create } from './write/create.js'
import { escalate } from './write/escalate.js'
import { propose } from './write/propose.js'

/** A call of a tool that exists, with an input that it takes. */
export interface ReadCall<Principal> {
  readonly context: Context<Principal>
  readonly caller: Caller<Principal>
  readonly tool: Tool
  readonly input: ToolInput
}

type Answer = Promise<Either<AgentError, object>>

type Handler = <Principal>(call: ReadCall<Principal>) => Answer

const recordIdOf = ({ caller, tool, input }: Omit<ReadCall<unknown>, 'context'>): string | undefined =>
  input.proposal_id === undefined ? undefined : proposalRecordId(caller.name, tool.name, input.proposal_id)

const proposalOf = ({ tool, input }: Omit<ReadCall<unknown>, 'context' | 'caller'>): Proposable => {
  const proposed = proposedBy(tool, input.operation)
  if (proposed === undefined) throw new Error(`an input that \`${tool.name}\` does not take was let through`)
  return proposed
}

const handleOperation: Handler = (call) => {
  const { context, caller, tool, input } = call
  const { id = '', expected_revision: expectedRevision } = input
  const subject = { entity: tool.entity, id }
  const lastSeen = expectedRevision ?? context.seen.revision(caller, subject)
  const basis =
    lastSeen === undefined ? left({ kind: 'expected_revision_missing' as const, ...subject }) : right(lastSeen)
  return propose(context, caller, {
    tool,
    proposed: proposalOf(call),
    id,
    arguments: input.arguments,
    expectedRevision,
    recordId: recordIdOf(call),
    basis: () => basis,
  })
}

const handleCreation: Handler = async (call) => {
  const { context, caller, tool, input } = call
  const proposed = proposalOf(call)
  const { id, arguments: args } = input
  const version = chooseNew(tool, proposed, input.version, id)
  if (isLeft(version)) return version
  const recordId = recordIdOf(call)
  return create(context, caller, { tool, proposed, id, version: version.right, arguments: args, recordId })
}

const handlePreview: Handler = (call) => previewFor(call, call.caller)

/** Previews what an input asks for, with the authority of somebody. */
export const previewFor = async <Principal>(
  { context, caller, tool, input }: ReadCall<Principal>,
  authority: Caller<Principal>,
): Promise<Either<AgentError, { readonly preview: Preview }>> => {
  const previewed = choosePreviewed(tool, proposalOf({ tool, input }), input)
  if (isLeft(previewed)) return previewed
  const answer = await preview(context, caller, authority, previewed.right)
  return isLeft(answer) ? answer : right({ preview: answer.right })
}

const handleEscalation: Handler = (call) => {
  const { context, caller, tool, input } = call
  const { id = '', reason = '', evidence = null } = input
  return escalate(context, caller, { tool, id, reason, evidence, recordId: recordIdOf(call) })
}

/** What each kind of tool does. */
export const handlers: { readonly [kind in ToolKind]: Handler } = {
  create: handleCreation,
  operation: handleOperation,
  get: ({ context, caller, tool, input: { id = '' } }) => get(context, caller, tool, id),
  list: ({ context, caller, tool, input }) => list(context, caller, tool, input),
  events: ({ context, caller, tool, input }) => events(context, caller, tool, input),
  explain: (call) => explain(call.context, call.caller, call.tool, proposalOf(call), call.input),
  preview: handlePreview,
  escalate: handleEscalation,
}
