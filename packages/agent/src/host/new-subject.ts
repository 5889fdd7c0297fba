import {
  isBlank,
  Runtime,
  type CoreError,
  type Decision,
  type Json,
  type JsonObject,
  type Registry,
} from '@assent/kernel'
import type { Recording, ShellError, StoredDecision, StoredRuntime } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Caller } from '../caller.js'
import type { HostFailed } from '../refusal/agent-error.js'
import type { Proposable } from '../tool.js'
import { ask, wrongAnswer } from './ask.js'
import type { Host } from './host.js'
import type { ProposedCall } from './proposed-call.js'

/** A subject that is to be. */
export interface NewSubject {
  readonly entity: string
  readonly version: number
  /** Nothing where it is derived from the identity of the subject (SR-92). */
  readonly id: string | undefined
}

/** Is the id of a new subject of this version derived? */
export const derivesId = ({ versions }: Proposable, version: number): boolean =>
  versions.some((one) => one.version === version && one.derivesId)

/** A new subject with the id that the call names, or else the one that is derived, or else the host's choice. */
export const newSubject = async <Principal>(
  host: Host<Principal>,
  { principal }: Caller<Principal>,
  call: ProposedCall,
  proposed: Proposable,
  version: number,
): Promise<Either<HostFailed, NewSubject>> => {
  const { entity } = call
  if (call.id !== null) return right({ entity, version, id: call.id })
  if (derivesId(proposed, version)) return right({ entity, version, id: undefined })
  const id = await ask<unknown>(host, 'newId', () => host.newId?.(principal, call))
  if (isLeft(id)) return id
  return typeof id.right === 'string' && !isBlank(id.right)
    ? right({ entity, version, id: id.right })
    : left(wrongAnswer(host, 'newId', 'the id of a new subject is blank or no text'))
}

/** Decides a creation. */
export const decideNew = (
  registry: Registry,
  { entity, version, id }: NewSubject,
  fields: JsonObject,
): Either<CoreError, Decision> => {
  const runtime = Runtime.of(registry)
  return id === undefined
    ? runtime.createDerived({ entity, version, fields })
    : runtime.create({ entity, version, id, fields })
}

/** Decides a creation and stores it. */
export const storeNew = (
  runtime: StoredRuntime,
  { entity, version, id }: NewSubject,
  fields: Json,
  recording: Recording,
): TaskEither<ShellError, StoredDecision> =>
  id === undefined
    ? runtime.createDerived({ entity, version, fields, recording })
    : runtime.create({ entity, version, id, fields, recording })
