import { Runtime } from '@assent/kernel'
import type { StoredRecord } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { exists, load } from '../host/may-read.js'
import { chosenId } from '../host/chosen-id.js'
import { creationCall } from '../host/creation-call.js'
import type { ProposedCall } from '../host/proposed-call.js'
import { toolOf, trustedArguments, withTrusted } from '../host/trusted-arguments.js'
import { reading, writing } from '../reading.js'
import type { AgentError, NotPermitted } from '../refusal/agent-error.js'
import { notStored, repeated, stored } from './committed.js'
import { decisionAbout, lookUp, overtaken, recordingOf, trustedBefore, wasOvertaken } from './earlier.js'
import type { Committed, Creation } from './proposal.js'
import { record } from './record.js'

type Answer = Promise<Either<AgentError, Committed>>

/**
 * Handles a proposed subject: the steps of `propose`, where there is no instance and no revision yet.
 *
 * D-18: an id that is taken by a subject which the principal may not read answers `not_permitted`, exactly as a subject
 * does that the principal could not read once it is created, and as a call that its authority does not cover. So where
 * what a principal may read follows from the id, nothing is learned: every id outside its own answers so, taken or not.
 * Where it follows from the fields, a model that chooses ids can tell a taken id from a free one, for only one of the
 * two can be created: no answer hides that. A host to whom it matters chooses the ids itself (`newId`).
 */
export const create = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  creation: Creation,
): Answer => {
  const { host } = context
  const { tool, proposed, version, recordId } = creation
  const { entity } = tool

  const call = creationCall(entity, creation.id, creation.arguments, caller)
  const trusted = await trustedArguments(host, caller, call)
  if (isLeft(trusted)) return trusted
  const earlier = await lookUp(host.runtime, recordId)
  if (isLeft(earlier)) return earlier
  if (earlier.right !== undefined) return repeat(context, caller, creation, earlier.right)
  if (creation.stale !== undefined) return left(creation.stale)
  const id = await chosenId(host, caller, call)
  if (isLeft(id)) return id
  const subject = { entity, version, id: id.right }
  const fields = withTrusted(creation.arguments, trusted.right, proposed, version)

  const decided = Runtime.of(host.runtime.registry).create({ ...subject, fields })
  if (!isLeft(decided)) {
    const known = await exists(host, caller, tool.versions, decided.right.instance)
    if (isLeft(known)) return known
    if (!known.right) return left(notPermitted(call))
  }

  const recording = await record(host, caller, call, recordId)
  if (isLeft(recording)) return recording
  const request = { ...subject, fields, recording: recording.right }
  const answer = await writing(recording.right.record_id, () => host.runtime.create(request)())
  if (wasOvertaken(answer, recordId)) {
    return overtaken(host.runtime, recordId, answer, (first) => repeat(context, caller, creation, first))
  }

  if (!isLeft(answer)) return right(stored(context, caller, answer.right))
  notStored(context, answer.left)
  if (answer.left.kind !== 'revision_conflict') return answer
  const holder = await load(host, caller, tool.versions, subject)
  return isLeft(holder) ? left(hidden(holder.left, call)) : answer
}

const notPermitted = (call: ProposedCall): NotPermitted => ({ kind: 'not_permitted', tool: toolOf(call) })

/** What is there does not exist for the principal. */
const hidden = (error: AgentError, call: ProposedCall): AgentError =>
  error.kind === 'not_found' ? notPermitted(call) : error

const repeat = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  creation: Creation,
  earlier: StoredRecord,
): Answer => {
  const { host } = context
  const { tool, proposed, version } = creation
  const { entity } = tool
  const about = decisionAbout({ entity, id: creation.id }, earlier)
  if (isLeft(about)) return about
  const commit = about.right
  const { id } = commit.instance
  const held = await load(host, caller, tool.versions, { entity, id })
  if (isLeft(held)) return left(hidden(held.left, creationCall(entity, creation.id, creation.arguments, caller)))
  const fields = { ...creation.arguments, ...trustedBefore(commit, proposed.trusted) }
  const request = { entity, version, id, fields, recording: recordingOf(commit.envelope) }
  return repeated(context, await reading(() => host.runtime.create(request)()))
}
