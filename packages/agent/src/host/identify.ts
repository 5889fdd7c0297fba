import { isBlank } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { HostFailed } from '../refusal/agent-error.js'
import { ask, wrongAnswer } from './ask.js'
import type { Host } from './host.js'

const isName = (name: unknown): name is string => typeof name === 'string' && name.isWellFormed() && !isBlank(name)

/** The caller of a call, by the name that the host gives it. */
export const identify = async <Principal>(
  host: Host<Principal>,
  principal: Principal,
  conversation: unknown,
): Promise<Either<HostFailed, Caller<Principal>>> => {
  const name = await ask<unknown>(host, 'identify', () => host.identify(principal))
  if (isLeft(name)) return name
  if (!isName(name.right)) return left(wrongAnswer(host, 'identify', 'the name of a principal is blank or no text'))
  return right({ principal, name: name.right, conversation: isName(conversation) ? conversation : null })
}
