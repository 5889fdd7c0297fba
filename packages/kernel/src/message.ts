import { describeDefect } from './definition/describe-defect.js'
import type { CoreError, DefinitionErrors, ValidationRefusal } from './refusal.js'
import { serviceMessage } from './service-message.js'
import { tokenOf } from './value/exact-number.js'

const ruleName = (rule: string | null): string => (rule === null ? 'a rule without a name' : `rule \`${rule}\``)

const missingFacts = (unresolved: readonly string[]): string =>
  unresolved.length === 0 ? '' : `; missing: ${unresolved.map((reference) => `\`${reference}\``).join(', ')}`

const others = (count: number): string => (count === 0 ? '' : `, and ${count} more`)

const validationMessage = ({ errors, more = 0 }: ValidationRefusal): string =>
  errors.map(({ path, message: fault }) => `${path}: ${fault}`).join('; ') + others(more)

const definitionMessage = ({ defects, more = 0 }: DefinitionErrors): string =>
  `the definition has ${defects.length + more} ${defects.length + more === 1 ? 'defect' : 'defects'}: ` +
  defects.map(describeDefect).join('; ') +
  others(more)

/**
 * A refusal as one sentence for people. Programs decide by `kind` and fields; sentences may be reworded (K-193).
 *
 * @example message({ kind: 'operation_not_found', operation: 'aprove' }) // 'no operation is named `aprove`'
 */
export const message = (refusal: CoreError): string => {
  switch (refusal.kind) {
    case 'entity_not_registered':
      return `no definition of \`${refusal.entity}\` version ${refusal.version} is registered`
    case 'entity_mismatch':
      return (
        `the definition is of \`${refusal.expected_entity}\` version ${refusal.expected_version}, ` +
        `the instance of \`${refusal.actual_entity}\` version ${refusal.actual_version}`
      )
    case 'subject_mismatch':
      return `the \`${refusal.entity}\` is \`${refusal.actual_id}\`, not \`${refusal.expected_id}\``
    case 'unknown_state':
      return `\`${refusal.state}\` is not a state of \`${refusal.entity}\``
    case 'revision_exhausted':
      return `\`${refusal.entity}\` \`${refusal.id}\` is at the last revision, ${tokenOf(refusal.revision)}`
    case 'operation_not_found':
      return `no operation is named \`${refusal.operation}\``
    case 'invalid_transition':
      return `operation \`${refusal.operation}\` has no transition from \`${refusal.state}\``
    case 'validation':
      return validationMessage(refusal)
    case 'precondition_failed':
    case 'precondition_unobservable':
    case 'invariant_violation':
    case 'invariant_unobservable':
      return ruleMessage(refusal)
    case 'template':
      return `\`${refusal.expression}\` cannot be resolved: ${refusal.reason}`
    case 'increment_overflow':
      return (
        `operation \`${refusal.operation}\` adds ${refusal.amount} to field \`${refusal.field}\`, ` +
        `which holds ${refusal.value}; ` +
        `the sum leaves the range: ${refusal.range}`
      )
    case 'definition':
      return definitionMessage(refusal)
    default:
      return serviceMessage(refusal)
  }
}

type RuleRefusal = Extract<CoreError, { readonly rule: string | null }>

const ruleMessage = (refusal: RuleRefusal): string => {
  const place = 'operation' in refusal ? ` of operation \`${refusal.operation}\`` : ''
  const missing = 'unresolved' in refusal ? missingFacts(refusal.unresolved) : ''
  return `${ruleName(refusal.rule)}${place}: ${refusal.reason}${missing}`
}
