import { stringify, type Json, type JsonObject } from '@assent/kernel'
import { left, type Either } from 'fp-ts/lib/Either.js'
import { timeOf, untilStopped } from '../call/until-stopped.js'
import type { CallPlace } from '../error/provider-error.js'
import type { ClientCallOptions } from './client.js'
import type { ClientContext } from './client-context.js'
import type { ClientError, Unreachable } from './client-error.js'
import { readAnswer } from './read-answer.js'

/** What is asked of a service. */
export interface Question {
  readonly place: CallPlace
  /** Below the service's address. */
  readonly path: string
  /** Sent where there is one; without one, the path is read. */
  readonly body?: JsonObject
}

const codeOf = (fault: unknown): string | null => {
  const cause: unknown = fault instanceof Error ? fault.cause : undefined
  const code: unknown = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : null
}

const requestOf = async ({ headers }: ClientContext, { body }: Question): Promise<RequestInit> => {
  const sent = await headers()
  sent.set('accept', 'application/json')
  if (body !== undefined) sent.set('content-type', 'application/json')
  const asked = body === undefined ? {} : { method: 'POST', body: stringify(body) }
  // What proves who calls goes to nobody else.
  return { ...asked, headers: sent, redirect: 'manual' }
}

/** Asks a service, within the time of the call. Whatever happens, the answer is a value. */
export const send = (
  context: ClientContext,
  question: Question,
  options: ClientCallOptions,
): Promise<Either<ClientError, Json>> => {
  const { place, path } = question
  const milliseconds = timeOf(context.timeout, options)
  let started = false
  const ask = async (signal: AbortSignal): Promise<Either<ClientError, Json>> => {
    try {
      const request = await requestOf(context, question)
      signal.throwIfAborted()
      started = true
      const response = await context.fetch(`${context.url}${path}`, { ...request, signal })
      return await readAnswer(response, place, context.largestAnswer, signal)
    } catch (fault) {
      const unreachable: Unreachable = { kind: 'unreachable', ...place, code: codeOf(fault), started }
      return left(unreachable)
    }
  }
  return untilStopped<Either<ClientError, Json>>(milliseconds, options.signal, ask, (why) =>
    left(
      why === 'deadline'
        ? { kind: 'deadline_exceeded', ...place, milliseconds, started }
        : { kind: 'cancelled', ...place, started },
    ),
  )
}
