import { isBlank } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { HostFailed } from '../refusal/agent-error.js'
import { ask, wrongAnswer } from './ask.js'
import type { Host } from './host.js'
import type { ProposedCall } from './proposed-call.js'

/** The id of a new subject: the one that the call names, or else the host's choice. */
export const chosenId = async <Principal>(
  host: Host<Principal>,
  { principal }: Caller<Principal>,
  call: ProposedCall,
): Promise<Either<HostFailed, string>> => {
  if (call.id !== null) return right(call.id)
  const id = await ask<unknown>(host, 'newId', () => host.newId?.(principal, call))
  if (isLeft(id)) return id
  return typeof id.right === 'string' && !isBlank(id.right)
    ? right(id.right)
    : left(wrongAnswer(host, 'newId', 'the id of a new subject is blank or no text'))
}
