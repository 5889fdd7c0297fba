import {
  compareNumbers,
  type EntityInstance,
  type IdentityMismatch,
  type JsonNumber,
  type Registry,
} from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { forgedArguments } from '../input/read-arguments.js'
import { approvalRecordId, definitionDigest } from '../record-id.js'
import type { AgentError, StalePreview } from '../refusal/agent-error.js'
import { invalidInput } from '../refusal/refusals.js'
import type { Proposable, Tool } from '../tool.js'
import { create } from '../write/create.js'
import type { Committed } from '../write/proposal.js'
import { propose } from '../write/propose.js'
import type { Pins } from './pins.js'

type Answer = Promise<Either<AgentError, Committed>>

/**
 * Commits what a preview showed, with the approver's own authority, or refuses it as stale where a pin moved (D-17).
 * The same approval again is the original commit, marked as a replay. The approver must be able to read the subject.
 */
export const apply = async <Principal>(
  context: Context<Principal>,
  approver: Caller<Principal>,
  pins: Pins,
): Answer => {
  const name = `${pins.entity}.${pins.operation ?? 'create'}`
  const tool = context.tools.get(name)
  const proposed = tool?.proposes[0]
  const kind = pins.operation === null ? 'create' : 'operation'
  if (tool?.kind !== kind || proposed === undefined) return left({ kind: 'unknown_tool', tool: name })
  const faults = forgedArguments(pins.arguments, proposed, 'arguments')
  if (faults.length > 0) return left(invalidInput(faults))
  const answer = await applyWith(context, approver, pins, tool, proposed)
  return isLeft(answer) ? left(staleOr(pins, answer.left)) : answer
}

const staleOr = (pins: Pins, error: AgentError): AgentError => {
  if (error.kind === 'revision_conflict') return staleRevision(pins, error.found)
  // The approver's trusted arguments lead to another subject than the one that was shown (SR-91).
  return error.kind === 'identity_mismatch' && pins.revision === null ? staleId(pins, error) : error
}

const applyWith = <Principal>(
  context: Context<Principal>,
  approver: Caller<Principal>,
  pins: Pins,
  tool: Tool,
  proposed: Proposable,
): Answer => {
  const { arguments: args, revision, version } = pins
  const { registry } = context.host.runtime
  const recordId = approvalRecordId(approver.name, pins)
  const id = pins.id ?? undefined
  const request = { tool, proposed, arguments: args, recordId }
  if (revision === null) {
    return create(context, approver, { ...request, id, version, stale: staleDefinition(pins, registry, version) })
  }
  const basis = (instance: EntityInstance): Either<AgentError, JsonNumber> => {
    const stale = staleDefinition(pins, registry, instance.version)
    if (stale !== undefined) return left(stale)
    return compareNumbers(instance.revision, revision) === 0
      ? right(revision)
      : left(staleRevision(pins, instance.revision))
  }
  return propose(context, approver, { ...request, id: id ?? '', expectedRevision: revision, basis })
}

const staleId = ({ id }: Pins, { address }: IdentityMismatch): StalePreview => ({
  kind: 'stale_preview',
  moved: 'id',
  pinned: id,
  found: address.startsWith("'") ? address.slice(1, -1) : null,
})

const staleRevision = ({ revision }: Pins, found: JsonNumber | null): StalePreview => ({
  kind: 'stale_preview',
  moved: 'revision',
  pinned: revision,
  found,
})

const staleDefinition = (
  { entity, definition }: Pins,
  registry: Registry,
  version: number,
): StalePreview | undefined => {
  const document = registry.get(entity, version)?.document
  const found = document === undefined ? null : definitionDigest(document)
  return found === definition ? undefined : { kind: 'stale_preview', moved: 'definition', pinned: definition, found }
}
