import { message, tokenOf, type JsonNumber } from '@assent/kernel'
import { describeExpectation, type Expectation } from './recording/expectation.js'
import type { ShellError } from './shell-error.js'
import type { RevisionConflict } from './store-error.js'

const describeExpected = (expected: JsonNumber | Expectation): string => {
  if (typeof expected !== 'object' || !('kind' in expected)) return `at revision ${tokenOf(expected)}`
  return expected.kind === 'absent' ? 'to be absent' : `at ${describeExpectation(expected)}`
}

const describeConflict = ({ entity, id, expected, found }: RevisionConflict): string => {
  const held = found === null ? 'nothing is stored' : `revision ${tokenOf(found)} is stored`
  return `\`${entity}\` \`${id}\` was expected ${describeExpected(expected)}, but ${held}`
}

/**
 * An error of the shell as one sentence: lower case, no full stop, what the caller named in backticks.
 * Sentences may be reworded at any time: programs branch on `kind` (C-3).
 */
export const shellMessage = (error: ShellError): string => {
  switch (error.kind) {
    case 'revision_conflict':
      return describeConflict(error)
    case 'record_conflict':
      return `record id \`${error.record_id}\` already names another record`
    case 'not_found':
      return `no \`${error.entity}\` is stored under \`${error.id}\``
    case 'store_unreachable':
      return `the ${error.provider} store did not answer: ${error.detail}`
    case 'store_backend':
      return `the store failed: ${error.detail}`
    case 'outcome_unknown':
      return `whether record \`${error.record_id}\` was stored is unknown: ${error.detail}; send the same request again`
    case 'not_storable':
      return `\`${error.path}\` cannot be stored: ${error.reason}`
    case 'corrupt_history':
      return describeCorruption(error)
    case 'invalid_query':
      return `the query is not valid: ${error.detail}`
    case 'invalid_recording':
      return `the recording is not valid: ${error.detail}`
    default:
      return message(error)
  }
}

const describeCorruption = ({
  subject,
  record_id,
  detail,
}: Extract<ShellError, { kind: 'corrupt_history' }>): string => {
  const row = record_id === null ? 'the stored instance' : `record \`${record_id}\``
  return `${row} of \`${subject.entity}\` \`${subject.id}\` is corrupt: ${detail}`
}
