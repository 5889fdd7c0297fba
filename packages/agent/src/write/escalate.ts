import type { EntityInstance, Json } from '@assent/kernel'
import type { RecordedObservation, StoredObservation, StoredRecord } from '@assent/shell'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { start } from '../host/ask.js'
import { load, told } from '../host/may-read.js'
import type { ProposedCall } from '../host/proposed-call.js'
import { trustedArguments } from '../host/trusted-arguments.js'
import { reading, writing } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { Tool } from '../tool.js'
import { notStored } from './committed.js'
import { lookUp, overtaken, recordingOf, wasOvertaken } from './earlier.js'
import { record } from './record.js'

type Answer = Promise<Either<AgentError, StoredObservation>>

/** What a model cannot settle itself. */
export interface Plea {
  readonly tool: Tool
  readonly id: string
  readonly reason: string
  readonly evidence: Json
  readonly recordId: string | undefined
}

/**
 * Stores that a subject needs somebody else, as an observation at its current revision, and hands that to the host. It
 * moves no state. Authority is asked as for an operation: it may say that this principal escalates nothing.
 */
export const escalate = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  plea: Plea,
): Answer => {
  const { host } = context
  const { tool, id, recordId } = plea
  const subject = { entity: tool.entity, id }
  const held = await load(host, caller, tool.versions, subject)
  if (isLeft(held)) return held
  const call = callOf(plea, caller, held.right)
  const permitted = await trustedArguments(host, caller, call)
  if (isLeft(permitted)) return permitted
  const earlier = await lookUp(host.runtime, recordId)
  if (isLeft(earlier)) return earlier
  if (earlier.right !== undefined) return repeat(context, caller, plea, earlier.right)

  const recording = await record(host, caller, call, recordId)
  if (isLeft(recording)) return recording
  const request = { ...subject, revision: held.right.revision, document: documentOf(plea), recording: recording.right }
  const answer = await writing(recording.right.record_id, () => host.runtime.observe(request)())
  const settled = mayBeStored(answer, recordId)
    ? await overtaken(host.runtime, recordId, answer, (first) => repeat(context, caller, plea, first))
    : answer
  if (isLeft(settled)) {
    notStored(context, settled.left)
    return left(await told(host, caller, tool.versions, subject, settled.left))
  }
  if (!isLeft(answer)) handOver(context, caller, plea, answer.right.observation, false)
  return settled
}

/** That the subject has moved on is found before the record is looked for: the same escalation may be older. */
const mayBeStored = (answer: Either<AgentError, unknown>, recordId: string | undefined): boolean =>
  wasOvertaken(answer, recordId) ||
  (recordId !== undefined && isLeft(answer) && answer.left.kind === 'revision_conflict')

const documentOf = ({ reason, evidence }: Plea): Json => ({ escalation: { reason, evidence } })

const callOf = <Principal>(
  { tool, id }: Plea,
  { conversation }: Caller<Principal>,
  instance: EntityInstance,
): ProposedCall => ({
  kind: 'escalate',
  entity: tool.entity,
  operation: null,
  id,
  arguments: {},
  instance,
  conversation,
})

const handOver = <Principal>(
  { host, followUps }: Context<Principal>,
  { principal }: Caller<Principal>,
  { reason, evidence }: Plea,
  { entity, id, revision, envelope }: RecordedObservation,
  before: boolean,
): void => {
  if (host.escalated === undefined || !followUps.isDue(envelope.record_id, before)) return
  const recording = recordingOf(envelope)
  start(host, 'escalated', () => host.escalated?.({ principal, entity, id, revision, reason, evidence, recording }))
}

/** The original where reason and evidence are the same, else `record_conflict`: the store compares. */
const repeat = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  plea: Plea,
  earlier: StoredRecord,
): Answer => {
  const { envelope } = earlier.kind === 'decision' ? earlier.commit : earlier.observation
  const recording = recordingOf(envelope)
  if (earlier.kind === 'decision') return left({ kind: 'record_conflict', record_id: recording.record_id })
  const { revision } = earlier.observation
  const request = { entity: plea.tool.entity, id: plea.id, revision, document: documentOf(plea), recording }
  const answer = await reading(() => context.host.runtime.observe(request)())
  if (!isLeft(answer)) handOver(context, caller, plea, answer.right.observation, true)
  return answer
}
