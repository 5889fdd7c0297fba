import type { JsonObject } from '@assent/kernel'
import type { StoredCreateRequest, StoredExecuteRequest, Subject } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { jsonIn } from '../input.js'

/** The request of a step; a case whose request is no JSON object is broken itself. */
export const requestIn = (input: JsonObject): JsonObject => {
  const request = jsonIn(input, 'request')
  if (isLeft(request)) throw new Error(`the request is no JSON text: ${request.left.message}`)
  return request.right as JsonObject
}

// The runtime judges what a request holds: nothing of it is judged here.

export const subjectIn = (input: JsonObject): Subject => requestIn(input) as unknown as Subject

export const createRequestIn = (input: JsonObject): StoredCreateRequest =>
  requestIn(input) as unknown as StoredCreateRequest

export const executeRequestIn = (input: JsonObject): StoredExecuteRequest => {
  const { expected_revision: expectedRevision, ...members } = requestIn(input)
  return { ...members, expectedRevision } as unknown as StoredExecuteRequest
}
