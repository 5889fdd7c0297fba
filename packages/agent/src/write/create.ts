import type { StoredRecord } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { exists, load, withoutHidden } from '../host/may-read.js'
import { creationCall } from '../host/creation-call.js'
import { decideNew, derivesId, newSubject, storeNew } from '../host/new-subject.js'
import type { Host } from '../host/host.js'
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
  const subject = await newSubject(host, caller, call, proposed, version)
  if (isLeft(subject)) return subject
  const fields = withTrusted(creation.arguments, trusted.right, proposed, version)

  const decided = decideNew(host.runtime.registry, subject.right, fields)
  if (!isLeft(decided)) {
    const known = await exists(host, caller, tool.versions, decided.right.instance)
    if (isLeft(known)) return known
    if (!known.right) return left(notPermitted(call))
  }

  const recording = await record(host, caller, call, recordId)
  if (isLeft(recording)) return recording
  const store = () => storeNew(host.runtime, subject.right, fields, recording.right)()
  const answer = await writing(recording.right.record_id, store)
  if (wasOvertaken(answer, recordId)) {
    return overtaken(host.runtime, recordId, answer, (first) => repeat(context, caller, creation, first))
  }

  if (!isLeft(answer)) return right(stored(context, caller, answer.right))
  notStored(context, answer.left)
  return left(await shown(host, caller, tool.versions, call, answer.left))
}

/** A refusal of the store, without what does not exist for the principal. */
const shown = async <Principal>(
  host: Host<Principal>,
  caller: Caller<Principal>,
  versions: readonly number[],
  call: ProposedCall,
  error: AgentError,
): Promise<AgentError> => {
  if (error.kind === 'reference_cycle') return withoutHidden(host, caller, versions, error)
  if (error.kind !== 'revision_conflict') return error
  const holder = await load(host, caller, versions, error)
  return isLeft(holder) ? hidden(holder.left, call) : error
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
  const held = await load(host, caller, tool.versions, commit.instance)
  if (isLeft(held)) return left(hidden(held.left, creationCall(entity, creation.id, creation.arguments, caller)))
  const fields = { ...creation.arguments, ...trustedBefore(commit, proposed.trusted) }
  const isDerived = creation.id === undefined && derivesId(proposed, version)
  const subject = { entity, version, id: isDerived ? undefined : commit.instance.id }
  const again = () => storeNew(host.runtime, subject, fields, recordingOf(commit.envelope))()
  return repeated(context, await reading(again))
}
