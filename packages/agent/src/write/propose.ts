import { compareNumbers, type EntityInstance, type JsonNumber } from '@assent/kernel'
import type { StoredRecord } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { load, told } from '../host/may-read.js'
import { operationCall } from '../host/operation-call.js'
import { trustedArguments, withTrusted } from '../host/trusted-arguments.js'
import { reading, writing } from '../reading.js'
import type { AgentError } from '../refusal/agent-error.js'
import { notStored, repeated, stored } from './committed.js'
import {
  decisionAbout,
  lookUp,
  overtaken,
  recordingOf,
  revisionBefore,
  trustedBefore,
  wasOvertaken,
} from './earlier.js'
import type { Committed, Proposal } from './proposal.js'
import { record } from './record.js'

type Answer = Promise<Either<AgentError, Committed>>

/**
 * Handles a proposal: the seven steps of "Connect an agent", in their order. The first is behind it: only a tool that
 * the host allows has a `Proposal`, and its input was read.
 */
export const propose = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  proposal: Proposal,
): Answer => {
  const { host } = context
  const { tool, proposed, id, recordId } = proposal
  const subject = { entity: tool.entity, id }

  // (2) The canonical instance, by its id
  const held = await load(host, caller, tool.versions, subject)
  if (isLeft(held)) return held
  const instance = held.right

  // (3) The trusted arguments, and the revision that the proposal was based on; of a retry, the original's
  const call = operationCall(proposed, caller, instance, proposal.arguments)
  const trusted = await trustedArguments(host, caller, call)
  if (isLeft(trusted)) return trusted
  const earlier = await lookUp(host.runtime, recordId)
  if (isLeft(earlier)) return earlier
  if (earlier.right !== undefined) return repeat(context, proposal, earlier.right)
  const expectedRevision = basedOn(proposal, instance)
  if (isLeft(expectedRevision)) return expectedRevision

  // (4) Decided and committed by the runtime, at that revision, under a recording that trusted code made
  const recording = await record(host, caller, call, recordId)
  if (isLeft(recording)) return recording
  const request = {
    ...subject,
    operation: proposed.name,
    arguments: withTrusted(proposal.arguments, trusted.right, proposed, instance.version),
    expectedRevision: expectedRevision.right,
    recording: recording.right,
  }
  const answer = await writing(recording.right.record_id, () => host.runtime.execute(request)())
  if (wasOvertaken(answer, recordId)) {
    return overtaken(host.runtime, recordId, answer, (first) => repeat(context, proposal, first))
  }

  // (5) A refusal goes back unchanged
  if (isLeft(answer)) {
    notStored(context, answer.left)
    return left(await told(host, caller, tool.versions, subject, answer.left))
  }

  // (6) Success is what was committed, (7) and downstream work starts now
  return right(stored(context, caller, answer.right))
}

/**
 * A revision from the future is refused here: by the time that the runtime reads the subject again it might be there,
 * as an instance that nobody asked `mayRead` about. An old one is the runtime's to refuse.
 */
const basedOn = ({ basis, tool, id }: Proposal, instance: EntityInstance): Either<AgentError, JsonNumber> => {
  const expected = basis(instance)
  if (isLeft(expected) || compareNumbers(expected.right, instance.revision) <= 0) return expected
  return left({
    kind: 'revision_conflict',
    entity: tool.entity,
    id,
    expected: expected.right,
    found: instance.revision,
  })
}

/** The original commit where the proposal is the same, else `record_conflict`: the runtime compares (E-16). */
const repeat = async <Principal>(context: Context<Principal>, proposal: Proposal, earlier: StoredRecord): Answer => {
  const { tool, proposed, id } = proposal
  const { runtime } = context.host
  const about = decisionAbout({ entity: tool.entity, id }, earlier)
  if (isLeft(about)) return about
  const commit = about.right
  const request = {
    entity: tool.entity,
    id,
    operation: proposed.name,
    arguments: { ...proposal.arguments, ...trustedBefore(commit, proposed.trusted) },
    expectedRevision: proposal.expectedRevision ?? revisionBefore(commit),
    recording: recordingOf(commit.envelope),
  }
  const answer = await reading(() => runtime.execute(request)())
  return repeated(context, answer)
}
