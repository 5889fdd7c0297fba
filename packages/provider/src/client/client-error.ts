import type { CallPlace } from '../error/provider-error.js'
import type { AnsweredError } from '../wire/problem-kinds.js'

/** What a call over HTTP answers where it does not succeed: what the service tells, or what the way does. */
export type ClientError = AnsweredError | Unreachable | UnexpectedAnswer

/** No answer came: nothing listens there, the connection broke, or the request could not be made. */
export interface Unreachable extends CallPlace {
  readonly kind: 'unreachable'
  /** The host's code, such as `ECONNREFUSED`, where it has one. */
  readonly code: string | null
  /** Had the request been made? An action may then have taken effect. */
  readonly started: boolean
}

/** What came is no answer of this service: another one is there, or something on the way answered instead. */
export interface UnexpectedAnswer extends CallPlace {
  readonly kind: 'unexpected_answer'
  readonly status: number
  readonly reason: 'too_large' | 'broken' | 'not_json' | 'unknown_problem'
}
