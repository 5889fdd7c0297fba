import { called } from '../error/provider-message.js'
import { problemMessage } from '../wire/problem-message.js'
import type { ClientError, UnexpectedAnswer } from './client-error.js'

const reasons: { readonly [reason in UnexpectedAnswer['reason']]: string } = {
  too_large: 'it is longer than it may be',
  broken: 'it ended before it was whole',
  not_json: 'it is no JSON',
  unknown_problem: 'it is no problem that is known here',
}

/** An error as one sentence: lower case, no full stop. Programs branch on `kind`. */
export const clientMessage = (error: ClientError): string => {
  switch (error.kind) {
    case 'unreachable':
      return `${called(error)}: no answer came${error.code === null ? '' : `: \`${error.code}\``}`
    case 'unexpected_answer':
      return `${called(error)}: the answer with status ${error.status} is not the service’s: ${reasons[error.reason]}`
    default:
      return problemMessage(error)
  }
}
