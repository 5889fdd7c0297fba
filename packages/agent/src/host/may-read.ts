import type { EntityInstance } from '@assent/kernel'
import type { ReferenceCycle, Subject } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { AgentError, HostFailed } from '../refusal/agent-error.js'
import { notFound } from '../refusal/refusals.js'
import { reading } from '../reading.js'
import { ask } from './ask.js'
import type { Host } from './host.js'

/**
 * Does an instance exist for a principal? It does where its version is one that the agent may work with and the host
 * lets the principal read it. Everything else answers as what nobody stored (D-18).
 */
export const exists = async <Principal>(
  host: Host<Principal>,
  { principal }: Caller<Principal>,
  versions: readonly number[],
  instance: EntityInstance,
): Promise<Either<HostFailed, boolean>> => {
  if (!versions.includes(instance.version)) return right(false)
  if (host.mayRead === undefined) return right(true)
  // Called on the host, as all of its functions are: it may be an object of a class.
  const answer = await ask<unknown>(host, 'mayRead', () => host.mayRead?.(principal, instance))
  return isLeft(answer) ? answer : right(answer.right === true)
}

/** The canonical instance, or `not_found`: where nobody stored it, and where it does not exist for the principal. */
export const load = async <Principal>(
  host: Host<Principal>,
  caller: Caller<Principal>,
  versions: readonly number[],
  subject: Subject,
): Promise<Either<AgentError, EntityInstance>> => {
  const held = await reading(() => host.runtime.get(subject)())
  if (isLeft(held)) return held
  const known = await exists(host, caller, versions, held.right)
  if (isLeft(known)) return known
  return known.right ? held : left(notFound(subject))
}

/**
 * An error that may tell of an instance which came to be since the principal last saw the subject: where it may not
 * read that one, the subject is gone for it.
 */
export const told = async <Principal>(
  host: Host<Principal>,
  caller: Caller<Principal>,
  versions: readonly number[],
  subject: Subject,
  error: AgentError,
): Promise<AgentError> => {
  if (error.kind === 'reference_cycle') return withoutHidden(host, caller, versions, error)
  if (error.kind !== 'revision_conflict') return error
  const held = await load(host, caller, versions, subject)
  return isLeft(held) ? held.left : error
}

/** A cycle of references, of whose subjects only those are named that exist for the principal (D-18). */
export const withoutHidden = async <Principal>(
  host: Host<Principal>,
  caller: Caller<Principal>,
  versions: readonly number[],
  cycle: ReferenceCycle,
): Promise<AgentError> => {
  const { entity, id: subject } = cycle
  const path: string[] = []
  for (const id of cycle.path) {
    // The subject itself is the caller's own, also where it is about to be created.
    const held = id === subject ? undefined : await load(host, caller, versions, { entity, id })
    if (held !== undefined && isLeft(held) && held.left.kind !== 'not_found') return held.left
    if (held === undefined || !isLeft(held)) path.push(id)
  }
  return { ...cycle, path }
}
