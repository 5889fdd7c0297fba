import type { CallPlace, InvalidInput, MalformedAnswer, ProviderError } from './provider-error.js'

const listed = ({ errors, more = 0 }: InvalidInput | MalformedAnswer): string =>
  errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ') +
  (more === 0 ? '' : `, and ${more} more`)

/** Which call it was, in words. */
export const called = ({ provider, operation, entity_type: type, action }: CallPlace): string =>
  operation === 'execute'
    ? `action \`${action ?? ''}\` of \`${provider}\``
    : `${operation} of \`${type ?? ''}\` of \`${provider}\``

const begun = (started: boolean): string => (started ? 'after it had begun' : 'before it began')

/** An error as one sentence: lower case, no full stop. Programs branch on `kind`. */
export const providerMessage = (error: ProviderError): string => {
  switch (error.kind) {
    case 'invalid_input':
      return `${called(error)}: the input is not valid: ${listed(error)}`
    case 'unknown_provider':
      return `there is no provider \`${error.provider}\``
    case 'unknown_entity_type':
      return `provider \`${error.provider}\` has no entity type \`${error.entity_type}\``
    case 'unknown_action':
      return `provider \`${error.provider}\` has no action \`${error.action}\``
    case 'provider_failed':
      return `${called(error)}: the provider failed`
    case 'malformed_answer':
      return `${called(error)}: the provider answered what its type does not allow: ${listed(error)}`
    case 'wrong_record':
      return `${called(error)}: the provider answered the record \`${error.found}\` for \`${error.id}\``
    case 'too_many_results':
      return `${called(error)}: the provider answered ${error.found} results, at most ${error.limit} were asked for`
    case 'cursor_loop':
      return error.reason === 'same_cursor'
        ? `${called(error)}: the provider gave a cursor for the second time`
        : `${called(error)}: the provider gave one page without a result after another`
    case 'provider_busy':
      return `${called(error)}: the provider has as many calls as it takes`
    case 'deadline_exceeded':
      return `${called(error)}: no answer within ${error.milliseconds} ms, ${begun(error.started)}`
    case 'cancelled':
      return `${called(error)}: cancelled ${begun(error.started)}`
  }
}
