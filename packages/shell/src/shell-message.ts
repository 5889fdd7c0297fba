import { message, tokenOf, type JsonNumber } from '@assent/kernel'
import { describeExpectation, type Expectation } from './recording/expectation.js'
import type { ShellError } from './shell-error.js'
import type { ReferenceMissing, RevisionConflict } from './store-error.js'

const describeExpected = (expected: JsonNumber | Expectation): string => {
  if (typeof expected !== 'object' || !('kind' in expected)) return `at revision ${tokenOf(expected)}`
  return expected.kind === 'absent' ? 'to be absent' : `at ${describeExpectation(expected)}`
}

const describeConflict = ({ entity, id, expected, found }: RevisionConflict): string => {
  const held = found === null ? 'nothing is stored' : `revision ${tokenOf(found)} is stored`
  return `\`${entity}\` \`${id}\` was expected ${describeExpected(expected)}, but ${held}`
}

const describeMissing = ({ entity, id, relation, target }: ReferenceMissing): string => {
  const named = `\`${relation}\` of \`${entity}\` \`${id}\` names`
  return target.id === null
    ? `${named} no \`${target.entity}\` that can be stored`
    : `${named} \`${target.entity}\` \`${target.id}\`, which is not stored`
}

/** The most ids of a circle that a sentence names. */
const mostNamed = 10

const describePath = (path: readonly string[]): string => {
  const named = path.map((id) => `\`${id}\``)
  const left = named.length - mostNamed
  if (left <= 1) return named.join(', ')
  return [...named.slice(0, mostNamed - 1), `${left} more`, named.at(-1)].join(', ')
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
    case 'reference_missing':
      return describeMissing(error)
    case 'reference_cycle':
      return `\`${error.field}\` of \`${error.entity}\` would lead in a circle: ${describePath(error.path)}`
    case 'invalid_recording':
      return `the recording is not valid: ${error.detail}`
    case 'fulfillment_failed':
      return `the host supplied no actions for outcome \`${error.outcome}\` of \`${error.operation}\`: ${error.detail}`
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
