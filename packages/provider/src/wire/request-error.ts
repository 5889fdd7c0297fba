/** What is answered over HTTP before a provider is asked. Closed: `requestAdvice` tells of each. */
export type RequestError =
  | NoSuchRoute
  | MethodNotAllowed
  | WrongHost
  | Unauthenticated
  | Forbidden
  | UnsupportedMediaType
  | BodyTooLarge
  | BodyTimeout
  | InvalidBody
  | ServerFailed

/** Nothing is at this path. */
export interface NoSuchRoute {
  readonly kind: 'no_such_route'
}

/** The path takes other methods. */
export interface MethodNotAllowed {
  readonly kind: 'method_not_allowed'
  readonly allowed: readonly string[]
}

/** `Host` or `Origin` is no name of this service: a page of a browser may have led here by a name of its own. */
export interface WrongHost {
  readonly kind: 'wrong_host'
}

/** The request does not prove who calls. */
export interface Unauthenticated {
  readonly kind: 'unauthenticated'
}

/** Who calls is known, and may not call. */
export interface Forbidden {
  readonly kind: 'forbidden'
}

/** A body that is not `application/json` in UTF-8, or is compressed. */
export interface UnsupportedMediaType {
  readonly kind: 'unsupported_media_type'
}

/** The body is longer than it may be. */
export interface BodyTooLarge {
  readonly kind: 'body_too_large'
  /** In bytes. */
  readonly limit: number
}

/** The body did not arrive in time. */
export interface BodyTimeout {
  readonly kind: 'body_timeout'
  readonly milliseconds: number
}

/** The body is no JSON, or not in UTF-8, or nested too deeply, or names one member twice. */
export interface InvalidBody {
  readonly kind: 'invalid_body'
  /** Where in the value; empty for the whole. */
  readonly path: string
  readonly reason: string
}

/** The service itself failed, or the function of the host that says who calls. */
export interface ServerFailed {
  readonly kind: 'server_failed'
}

/** What to do about an error of the request, by its kind. */
export const requestAdvice: { readonly [kind in RequestError['kind']]: string } = {
  no_such_route: 'use a path of the OpenAPI document',
  method_not_allowed: 'use one of the methods in `allowed`',
  wrong_host: 'call the service by a name of its own',
  unauthenticated: 'authenticate, then call again',
  forbidden: 'do not call again as the same principal',
  unsupported_media_type: 'send JSON in UTF-8 as `application/json`, without compression',
  body_too_large: 'send less than `limit` bytes',
  body_timeout: 'send the whole body at once',
  invalid_body: 'repair the JSON at `path`, then call again',
  server_failed: 'nothing was learned: try once more, then tell the operator',
}
