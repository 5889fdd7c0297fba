import { providerAdvice, type ProviderError } from '../error/provider-error.js'
import { requestAdvice, type RequestError } from './request-error.js'

/** Every error that is answered over HTTP. */
export type AnsweredError = ProviderError | RequestError

/** How a kind of error is answered. */
export interface ProblemKind {
  readonly status: number
  /** The same for every error of the kind. */
  readonly title: string
}

/**
 * The one table of kinds, statuses and titles. Each kind has a problem type of its own, `/problems/{kind}`. What a
 * provider does wrong is the fault of a gateway's upstream, 502; `cancelled` reaches a caller only where the service
 * ends the call.
 */
export const problemKinds: { readonly [kind in AnsweredError['kind']]: ProblemKind } = {
  invalid_input: { status: 422, title: 'the input is not what is taken' },
  unknown_provider: { status: 404, title: 'there is no such provider' },
  unknown_entity_type: { status: 404, title: 'the provider has no such entity type' },
  unknown_action: { status: 404, title: 'the provider has no such action' },
  provider_failed: { status: 502, title: 'the provider failed' },
  malformed_answer: { status: 502, title: 'the provider answered what its type does not allow' },
  wrong_record: { status: 502, title: 'the provider answered another record' },
  too_many_results: { status: 502, title: 'the provider answered more than it was asked for' },
  cursor_loop: { status: 502, title: 'paging does not end' },
  provider_busy: { status: 503, title: 'the provider has as many calls as it takes' },
  deadline_exceeded: { status: 504, title: 'the call took longer than it may' },
  cancelled: { status: 503, title: 'the call was ended' },
  no_such_route: { status: 404, title: 'nothing is at this path' },
  method_not_allowed: { status: 405, title: 'the path takes other methods' },
  wrong_host: { status: 421, title: 'the request names another host' },
  unauthenticated: { status: 401, title: 'the request does not prove who calls' },
  forbidden: { status: 403, title: 'the caller may not call' },
  unsupported_media_type: { status: 415, title: 'the body is not plain JSON in UTF-8' },
  body_too_large: { status: 413, title: 'the body is longer than it may be' },
  body_timeout: { status: 408, title: 'the body did not arrive in time' },
  invalid_body: { status: 400, title: 'the body is not JSON that is read here' },
  server_failed: { status: 500, title: 'the service failed' },
}

/** What to do about each kind. */
export const problemAdvice: { readonly [kind in AnsweredError['kind']]: string } = {
  ...providerAdvice,
  ...requestAdvice,
}

/** Is it a kind of the table? */
export const isProblemKind = (kind: unknown): kind is AnsweredError['kind'] =>
  typeof kind === 'string' && Object.hasOwn(problemKinds, kind)
