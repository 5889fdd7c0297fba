import type { Defect } from '../defect.js'
import type { ServiceDefect } from './service-defect.js'

type Sentences = {
  readonly [Kind in ServiceDefect['kind']]: (defect: Extract<ServiceDefect, { readonly kind: Kind }>) => string
}

const sentences: Sentences = {
  union_tag_collides: ({ path, tag }) => `${path}: the tag \`${tag}\` is a member of a variant as well`,
  compare_operand_not_addressable: ({ path, side }) =>
    `${path}: the ${side} side of \`compare\` is one reference or one literal, not a list or an object`,
  quantifier_bind_invalid: ({ path, bind }) =>
    `${path}: \`as\` is \`${bind}\`; the name of an element is not blank and has no point`,
  quantifier_over_not_collection: ({ path, detail }) => `${path}: ${detail}`,
  quantifier_body_scope: ({ path, detail }) => `${path}: ${detail}`,
  empty_outcome_name: ({ command }) => `\`${command}\` has an outcome without a name`,
  duplicate_outcome: ({ command, outcome }) => `\`${command}\` has more than one outcome \`${outcome}\``,
  ambiguous_default_outcome: ({ command }) =>
    `\`${command}\` has an outcome without a guard that is not its only one, or not its last`,
  wrong_state_on_create: ({ outcome }) => `outcome \`${outcome}\` of creation is for a wrong state; there is none yet`,
  duplicate_wrong_state_outcome: ({ operation }) =>
    `operation \`${operation}\` has more than one outcome for a wrong state`,
  wrong_state_with_selector: ({ operation, outcome }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` is for a wrong state, and has \`when\` or \`in_state\``,
  creates_effect_on_operation: ({ operation, outcome }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` creates; only a creation does`,
  missing_creates_effect: ({ outcome, effect }) =>
    `outcome \`${outcome}\` of creation has the effect \`${effect}\`; a creation has \`creates\``,
  unknown_outcome_state: ({ command, outcome, state }) =>
    `outcome \`${outcome}\` of \`${command}\` names \`${state}\`, which is not a state of the lifecycle`,
  guard_state_outside_move: ({ operation, outcome, state }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` is for state \`${state}\`, from which it does not move`,
  refusal_mutates_state: ({ command, outcome }) =>
    `outcome \`${outcome}\` of \`${command}\` refuses, and so does nothing else`,
  unobservable_outcome: ({ command, outcome }) =>
    `outcome \`${outcome}\` of \`${command}\` does nothing that could be observed`,
  wrong_state_with_state_guard: ({ operation }) =>
    `operation \`${operation}\` has an outcome for a wrong state, and one with \`in_state\` besides`,
  wrong_state_unreachable: ({ operation }) =>
    `operation \`${operation}\` moves from every state, so that none is a wrong one`,
  response_field_unknown: ({ command, outcome, field }) =>
    `outcome \`${outcome}\` of \`${command}\` responds with \`${field}\`, which its response does not declare`,
  outcome_response_incomplete: ({ command, outcome, field }) =>
    `outcome \`${outcome}\` of \`${command}\` does not respond with \`${field}\`, which its response requires`,
  increment_on_create: ({ path }) => `${path}: a creation has no number yet to increment`,
  clear_on_create: ({ path }) => `${path}: a creation has no field yet to clear`,
  conditional_argument_invalid: ({ path, argument, message }) => `${path}: argument \`${argument}\`: ${message}`,
  conditional_target_conflict: ({ path, field }) => `${path}: \`${field}\` is written otherwise already`,
  conditional_target_invalid: ({ path, field, message }) => `${path}: \`${field}\`: ${message}`,
  fulfillment_field_unknown: ({ operation, outcome, field }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` fulfils \`${field}\`, which the schema does not declare`,
  fulfillment_identity_field: ({ operation, outcome, field }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` fulfils \`${field}\`, which is the identity`,
  fulfillment_set_conflict: ({ operation, outcome, field }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` fulfils \`${field}\`, which it sets already`,
  fulfillment_conditional_set_conflict: ({ operation, outcome, field }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` fulfils \`${field}\`, which it copies already`,
  fulfillment_presence_mismatch: ({ operation, outcome, field, expected }) =>
    `outcome \`${outcome}\` of operation \`${operation}\` fulfils \`${field}\`, whose actions must be \`${expected}\``,
  fulfillment_on_create: ({ outcome, field }) =>
    `outcome \`${outcome}\` of creation fulfils \`${field}\`; only an operation does`,
  scale_unnamed: () => 'a scale has no name',
  scale_empty: ({ scale }) => `scale \`${scale}\` has no texts`,
  identity_field_unknown: ({ field }) => `the identity field \`${field}\` is not a declared, required field`,
  identity_field_not_addressable: ({ field, field_kind }) =>
    `the identity field \`${field}\` is ${field_kind} or open somewhere, so that it has no address`,
  relation_via_unknown: ({ relation, via }) => `relation \`${relation}\` goes via \`${via}\`, which is not declared`,
  relation_carrier_optionality: ({ relation, via }) =>
    `relation \`${relation}\` goes via \`${via}\`, which must be required`,
  relation_via_wrong_shape: ({ relation, via, expected, found }) =>
    `relation \`${relation}\` goes via \`${via}\` of kind ${found}; it must be of kind ${expected}`,
  relation_target_missing: ({ entity, relation, target }) =>
    `no definition of \`${target}\`, to which relation \`${relation}\` of \`${entity}\` leads, is registered`,
  relation_second_owner: ({ target, owner, other }) =>
    `\`${target}\` is owned by \`${owner}\`, and by \`${other}\` already`,
  relation_field_claimed_twice: ({ entity, field, relation, other }) =>
    `field \`${field}\` of \`${entity}\` carries relation \`${relation}\`, and \`${other}\` already`,
  relation_carrier_wrong: ({ entity, relation, via, detail }) =>
    `relation \`${relation}\` of \`${entity}\` goes via \`${via}\`: ${detail}`,
}

/** Is it a fault that only the service rules know? */
export const isServiceDefect = (defect: Defect): defect is ServiceDefect => Object.hasOwn(sentences, defect.kind)

/** A fault of the service rules as a sentence for people. */
export const describeServiceDefect = (defect: ServiceDefect): string =>
  (sentences[defect.kind] as (defect: ServiceDefect) => string)(defect)
