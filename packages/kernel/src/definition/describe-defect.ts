import { describeFault } from '../document/parse-failure.js'
import type { Defect } from './defect.js'
import { describeServiceDefect, isServiceDefect } from './service/describe-service-defect.js'
import type { ServiceDefect } from './service/service-defect.js'

const ofOperation = (operation: string): string => `operation \`${operation}\``

/**
 * A defect as a sentence for people, its place included. Programs read `kind` and the fields (K-193).
 *
 * @example describeDefect({ kind: 'zero_version' }) // 'the version is 0; versions start at 1'
 */
export const describeDefect = (defect: Defect): string => {
  if (isServiceDefect(defect)) return describeServiceDefect(defect)
  switch (defect.kind) {
    case 'empty_entity_name':
      return 'the entity has no name'
    case 'zero_version':
      return 'the version is 0; versions start at 1'
    case 'empty_lifecycle':
      return 'the lifecycle has no states'
    case 'empty_lifecycle_state':
      return 'a lifecycle state has no name'
    case 'duplicate_lifecycle_state':
      return `the lifecycle lists state \`${defect.state}\` more than once`
    case 'unknown_initial_state':
      return `the initial state \`${defect.state}\` is not a state of the lifecycle`
    case 'empty_operation_name':
      return 'an operation has no name'
    case 'no_transitions':
      return `${ofOperation(defect.operation)} has no transitions`
    case 'empty_from_states':
      return `${ofOperation(defect.operation)} has a transition from no state`
    case 'unknown_from_state':
      return `${ofOperation(defect.operation)} starts from \`${defect.state}\`, which is not a state of the lifecycle`
    case 'unknown_to_state':
      return `${ofOperation(defect.operation)} leads to \`${defect.state}\`, which is not a state of the lifecycle`
    case 'ambiguous_transition':
      return `${ofOperation(defect.operation)} has more than one transition from \`${defect.state}\``
    case 'unknown_set_field':
      return `${ofOperation(defect.operation)} sets \`${defect.field}\`, which the schema does not declare`
    case 'empty_event_type':
      return defect.operation === null
        ? 'the creation event has no type'
        : `${ofOperation(defect.operation)} emits an event without a type`
    case 'duplicate_definition':
      return `\`${defect.entity}\` version ${defect.version} is registered already`
    case 'not_a_definition':
      return describeFault(defect)
    default:
      return `${defect.path}: ${faultAtPath(defect)}`
  }
}

/** The defects that stand at a path: what is wrong there. */
const faultAtPath = (defect: Exclude<Extract<Defect, { readonly path: string }>, ServiceDefect>): string => {
  switch (defect.kind) {
    case 'constraint_not_applicable':
      return `\`${defect.constraint}\` applies to ${defect.applies_to}, not to one of kind ${defect.field_kind}`
    case 'condition_too_deep':
      return `the condition is ${defect.depth} levels deep; at most ${defect.limit} are allowed`
    case 'set_assignment_conflict':
      return 'a field is either incremented or cleared, not both'
    case 'semantics_key_not_available':
      return `\`${defect.key}\` needs rules of a higher level than this definition opts into by \`semantics\``
    case 'map_key_not_text':
      return 'a map field needs `key`'
    case 'map_value_missing':
      return 'a map field needs `items`'
    case 'union_variant_missing':
      return 'a union field needs `tag` and `variants`'
    case 'unknown_relation_target':
      return `no definition of \`${defect.target}\`, which \`${defect.entity}\` points at, is registered`
    default:
      return defect.message
  }
}
