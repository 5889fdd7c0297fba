// The client
export { createClient, type CreateClient } from './create-client.js'
export type { Client, ClientCallOptions, Form, ProviderClient, TypedRegistry } from './client.js'
export type { ClientOptions, DecodingOptions, HeadersGiven } from './client-options.js'

// Errors
export { clientMessage } from './client-message.js'
export type { ClientError, UnexpectedAnswer, Unreachable } from './client-error.js'
export type { AnsweredError } from '../wire/problem-kinds.js'
export type {
  BodyTimeout,
  BodyTooLarge,
  Forbidden,
  InvalidBody,
  MethodNotAllowed,
  NoSuchRoute,
  RequestError,
  ServerFailed,
  Unauthenticated,
  UnsupportedMediaType,
  WrongHost,
} from '../wire/request-error.js'
