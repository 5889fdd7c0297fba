import { providerMessage } from '../error/provider-message.js'
import type { AnsweredError } from './problem-kinds.js'

/** An error as one sentence: lower case, no full stop. Programs branch on `kind`. */
export const problemMessage = (error: AnsweredError): string => {
  switch (error.kind) {
    case 'no_such_route':
      return 'nothing is at this path'
    case 'method_not_allowed':
      return `the path takes only ${error.allowed.join(', ')}`
    case 'wrong_host':
      return 'the request names a host that is not this service'
    case 'unauthenticated':
      return 'the request does not prove who calls'
    case 'forbidden':
      return 'the caller may not call this service'
    case 'unsupported_media_type':
      return 'the body has to be `application/json` in UTF-8, without compression'
    case 'body_too_large':
      return `the body is longer than ${error.limit} bytes`
    case 'body_timeout':
      return `the body did not arrive within ${error.milliseconds} ms`
    case 'invalid_body':
      return `the body is not JSON that is read here: ${error.path === '' ? '' : `${error.path}: `}${error.reason}`
    case 'server_failed':
      return 'the service failed'
    default:
      return providerMessage(error)
  }
}
