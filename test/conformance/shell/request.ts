import type { Json, JsonNumber, JsonObject } from '@assent/kernel'
import type { Recording, StoredCreateRequest, StoredExecuteRequest, Subject } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { jsonIn } from '../input.js'

/** The request of a step; a case whose request is no JSON object is broken itself. */
export const requestIn = (input: JsonObject): JsonObject => {
  const request = jsonIn(input, 'request')
  if (isLeft(request)) throw new Error(`the request is no JSON text: ${request.left.message}`)
  return request.right as JsonObject
}

// The runtime judges what a request holds: nothing of it is judged here.
const as = <A>(value: Json | undefined): A => value as A

export const subjectIn = (input: JsonObject): Subject => {
  const { entity, id } = requestIn(input)
  return { entity: as(entity), id: as(id) }
}

export const createRequestIn = (input: JsonObject): StoredCreateRequest => {
  const { version, fields, recording } = requestIn(input)
  return { ...subjectIn(input), version: as(version), fields, recording: as<Recording>(recording as Json) }
}

export const executeRequestIn = (input: JsonObject): StoredExecuteRequest => {
  const { expected_revision, operation, arguments: args, recording } = requestIn(input)
  return {
    ...subjectIn(input),
    expectedRevision: as<JsonNumber>(expected_revision),
    operation: as(operation),
    arguments: args,
    recording: as<Recording>(recording),
  }
}
