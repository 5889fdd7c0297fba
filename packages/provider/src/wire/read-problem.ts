import { isJsonObject, memberOf, type Json } from '@assent/kernel'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import * as t from '../t.js'
import { isProblemKind, type AnsweredError } from './problem-kinds.js'

/** As far as a kind is read by it. */
interface Reader<A> {
  readonly decode: (value: unknown) => Either<unknown, A>
}

const place = {
  provider: t.string,
  operation: t.keyof({ search: null, get: null, execute: null }),
  entity_type: t.union([t.string, t.null]),
  action: t.union([t.string, t.null]),
}

const faults = {
  errors: t.readonlyArray(t.object({ path: t.string, message: t.string })),
  more: t.optional(t.integer),
}

const readers: { readonly [Kind in AnsweredError['kind']]: Reader<Extract<AnsweredError, { kind: Kind }>> } = {
  invalid_input: t.object({ kind: t.literal('invalid_input'), ...place, ...faults }),
  unknown_provider: t.object({ kind: t.literal('unknown_provider'), provider: t.string }),
  unknown_entity_type: t.object({
    kind: t.literal('unknown_entity_type'),
    provider: t.string,
    entity_type: t.string,
  }),
  unknown_action: t.object({ kind: t.literal('unknown_action'), provider: t.string, action: t.string }),
  provider_failed: t.object({ kind: t.literal('provider_failed'), ...place }),
  malformed_answer: t.object({ kind: t.literal('malformed_answer'), ...place, ...faults }),
  wrong_record: t.object({ kind: t.literal('wrong_record'), ...place, id: t.string, found: t.string }),
  too_many_results: t.object({ kind: t.literal('too_many_results'), ...place, limit: t.integer, found: t.integer }),
  cursor_loop: t.object({
    kind: t.literal('cursor_loop'),
    ...place,
    reason: t.keyof({ same_cursor: null, empty_pages: null }),
  }),
  provider_busy: t.object({ kind: t.literal('provider_busy'), ...place }),
  deadline_exceeded: t.object({
    kind: t.literal('deadline_exceeded'),
    ...place,
    milliseconds: t.number,
    started: t.boolean,
  }),
  cancelled: t.object({ kind: t.literal('cancelled'), ...place, started: t.boolean }),
  no_such_route: t.object({ kind: t.literal('no_such_route') }),
  method_not_allowed: t.object({ kind: t.literal('method_not_allowed'), allowed: t.readonlyArray(t.string) }),
  wrong_host: t.object({ kind: t.literal('wrong_host') }),
  unauthenticated: t.object({ kind: t.literal('unauthenticated') }),
  forbidden: t.object({ kind: t.literal('forbidden') }),
  unsupported_media_type: t.object({ kind: t.literal('unsupported_media_type') }),
  body_too_large: t.object({ kind: t.literal('body_too_large'), limit: t.integer }),
  body_timeout: t.object({ kind: t.literal('body_timeout'), milliseconds: t.number }),
  invalid_body: t.object({ kind: t.literal('invalid_body'), path: t.string, reason: t.string }),
  server_failed: t.object({ kind: t.literal('server_failed') }),
}

/** The error that a problem tells, where it is one of ours and whole. Members of the RFC, and others, are left out. */
export const readProblem = (problem: Json): AnsweredError | undefined => {
  const kind = isJsonObject(problem) ? memberOf(problem, 'kind') : undefined
  if (!isProblemKind(kind)) return undefined
  const error: Either<unknown, AnsweredError> = readers[kind].decode(problem)
  return isRight(error) ? error.right : undefined
}
