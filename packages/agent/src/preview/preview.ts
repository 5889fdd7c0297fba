import { memberOf, type Decision, type JsonObject } from '@assent/kernel'
import type { RevisionConflict, ShellError, Subject } from '@assent/shell'
import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { creationCall } from '../host/creation-call.js'
import type { Host } from '../host/host.js'
import { exists, load } from '../host/may-read.js'
import { decideNew, newSubject } from '../host/new-subject.js'
import { operationCall } from '../host/operation-call.js'
import { toolOf, trustedArguments, withTrusted } from '../host/trusted-arguments.js'
import { definitionDigest } from '../record-id.js'
import type { AgentError } from '../refusal/agent-error.js'
import { decideForeseen } from '../service/decide-foreseen.js'
import type { Proposable, Tool } from '../tool.js'
import { foresee, type Foreseen } from './foresee.js'
import type { Pins } from './pins.js'

/** What would be decided, on whose authority, and about what exactly. Nothing was written. */
export interface Preview {
  /** For `apply`. */
  readonly pins: Pins
  /** The name of the principal whose authority it was decided with. */
  readonly authority: string
  /** What that authority gave. */
  readonly trusted: JsonObject
  readonly outcome: Foreseen
}

/** What is to be previewed. */
export interface Previewed {
  readonly tool: Tool
  readonly proposed: Proposable
  readonly id: string | undefined
  /** For a creation. */
  readonly version: number
  readonly arguments: JsonObject
}

type Answer = Promise<Either<AgentError, Preview>>

/**
 * Decides without writing (D-17). The caller must be able to read the subject; the authority is `authority`'s, which
 * need not be the caller's. At the same pins and the same authority, `apply` decides the same, if that principal may
 * read the subject too: `apply` asks, and this does not.
 */
export const preview = <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  authority: Caller<Principal>,
  previewed: Previewed,
): Answer =>
  previewed.proposed.operation === null
    ? previewCreation(context, caller, authority, previewed)
    : previewOperation(context, caller, authority, previewed)

const previewOperation = async <Principal>(
  { host }: Context<Principal>,
  caller: Caller<Principal>,
  authority: Caller<Principal>,
  { tool: { entity, versions }, proposed, id = '', arguments: args }: Previewed,
): Answer => {
  const held = await load(host, caller, versions, { entity, id })
  if (isLeft(held)) return held
  const instance = held.right
  const { version, revision } = instance
  const given = await trustedArguments(host, authority, operationCall(proposed, authority, instance, args))
  if (isLeft(given)) return given
  const all = withTrusted(args, given.right, proposed, version)
  const foreseen = decideForeseen(host.runtime, { instance, operation: proposed.name, arguments: all })
  const pinned = { entity, id, operation: proposed.name, arguments: args, revision, version }
  return right(shown(host, authority, pinned, trustedIn(all, proposed), foreseen))
}

const previewCreation = async <Principal>(
  { host }: Context<Principal>,
  caller: Caller<Principal>,
  authority: Caller<Principal>,
  { tool: { entity, versions }, proposed, id, version, arguments: args }: Previewed,
): Answer => {
  const call = creationCall(entity, id, args, authority)
  const given = await trustedArguments(host, authority, call)
  if (isLeft(given)) return given
  const subject = await newSubject(host, authority, call, proposed, version)
  if (isLeft(subject)) return subject
  const all = withTrusted(args, given.right, proposed, version)
  const decided = decideNew(host.runtime.registry, subject.right, all)
  if (isRight(decided)) {
    const known = await exists(host, caller, versions, decided.right.instance)
    if (isLeft(known)) return known
    if (!known.right) return left({ kind: 'not_permitted', tool: toolOf(call) })
  }
  const conflict = isRight(decided)
    ? await conflictOf(host, caller, versions, decided.right.instance)
    : right(undefined)
  if (isLeft(conflict)) return conflict
  const idOfNew = isRight(decided) ? decided.right.instance.id : (subject.right.id ?? null)
  const pinned = { entity, id: idOfNew, version, operation: null, arguments: args, revision: null }
  const answer = conflict.right === undefined ? decided : left(conflict.right)
  return right(shown(host, authority, pinned, trustedIn(all, proposed), { decided: answer, fulfills: [] }))
}

/** What a commit would answer where the id is taken. What the caller may not read takes none. */
const conflictOf = async <Principal>(
  host: Host<Principal>,
  caller: Caller<Principal>,
  versions: readonly number[],
  subject: Subject,
): Promise<Either<AgentError, RevisionConflict | undefined>> => {
  const held = await load(host, caller, versions, subject)
  if (isLeft(held)) return held.left.kind === 'not_found' ? right(undefined) : held
  const { entity, id, revision } = held.right
  return right({ kind: 'revision_conflict', entity, id, expected: { kind: 'absent' }, found: revision })
}

const trustedIn = (all: JsonObject, { trusted }: Proposable): JsonObject =>
  Object.fromEntries(trusted.flatMap((name) => (memberOf(all, name) === undefined ? [] : [[name, all[name] ?? null]])))

const shown = <Principal>(
  { runtime }: Host<Principal>,
  { name }: Caller<Principal>,
  pinned: Omit<Pins, 'definition'>,
  trusted: JsonObject,
  { decided, fulfills }: { readonly decided: Either<ShellError, Decision>; readonly fulfills: readonly string[] },
): Preview => {
  const document = runtime.registry.get(pinned.entity, pinned.version)?.document ?? {}
  const pins = { ...pinned, definition: definitionDigest(document) }
  return { pins, authority: name, trusted, outcome: foresee(decided, fulfills) }
}
