import type { AgentError } from './refusal/agent-error.js'

/**
 * What an agent does when it is refused, by kind: for tool descriptions, and for whatever else teaches a model. A kind
 * without a row does not compile.
 */
export const advice: { readonly [kind in AgentError['kind']]: string } = {
  // The kernel
  entity_not_registered: 'stop: the definition is not there; tell the operator',
  entity_mismatch: 'stop: the subject is of another definition; tell the operator',
  subject_mismatch: 'stop: histories were mixed up; tell the operator',
  unknown_state: 'stop: the stored state is not one of the definition; tell the operator',
  revision_exhausted: 'stop: this subject takes no further decision; tell the operator',
  operation_not_found: 'read the subject and choose one of its operations',
  invalid_transition: 'read the subject again and reconsider the plan',
  validation: 'repair every path that `errors` names, then propose again',
  precondition_failed: 'the facts contradict the policy: choose another operation, or escalate',
  precondition_unobservable: 'gather the facts that `unresolved` names, then propose again',
  invariant_violation: 'change the proposal so that the rule holds afterwards, or escalate',
  invariant_unobservable: 'gather the facts that `unresolved` names, then propose again',
  template: 'supply the value that `expression` refers to, or escalate',
  increment_overflow: 'propose a smaller amount',
  definition: 'stop: the definition is not valid; tell the operator',
  // The kernel under the service rules
  refused: 'the definition refuses by `error`: change the proposal accordingly, choose another operation, or escalate',
  no_outcome_selected: 'no outcome is foreseen for this proposal: change it, choose another operation, or escalate',
  outcome_unobservable: 'gather the facts that `unresolved` names, then propose again',
  unspecified_move_source: 'stop: the definition does not say what happens in this state; tell the operator',
  identity_mismatch: 'the identity of a subject never changes: propose without that change',
  creation_identity_unavailable: 'stop: the definition derives no id; tell the operator',
  fulfillment_required: 'stop: the host must fulfil `fields`; tell the operator',
  fulfillment_keys_mismatch: 'stop: the host fulfilled other fields than the outcome has; tell the operator',
  required_field_removal: 'stop: the host removed a required field; tell the operator',
  // The store
  revision_conflict: 'another writer won: read the subject again before proposing anything else',
  record_conflict:
    'the proposal id already names a different request: find out what was sent; never pick a new one silently',
  not_found: 'correct the id; do not invent state',
  store_unreachable: 'nothing was learned: do not treat the subject as absent and do not invent state; try later',
  store_backend: 'stop: the store failed; do not invent state; tell the operator',
  outcome_unknown:
    'send the same call with the same `proposal_id`: it settles whether it was stored; without one, read first',
  reference_missing: 'what `relation` names is not stored: correct it, or create the target first',
  reference_cycle: 'what `field` names leads back to the subject over `path`: name another one',
  not_storable: 'choose another id, or propose less of what `path` names',
  corrupt_history: 'stop: the stored history does not hold; tell the operator',
  // What was handed in
  invalid_recording: 'stop: the host recorded the call wrongly; tell the operator',
  fulfillment_failed: 'nothing was written: try once more, then tell the operator',
  invalid_query: 'correct the limit or the cursor',
  invalid_input: 'repair every path that `errors` names; what the host sets is never yours to give',
  unknown_tool: 'use only the tools that are listed',
  not_permitted: 'do not try to get around it: choose another operation, or escalate',
  expected_revision_missing: 'read the subject first, then propose on what you read',
  stale_preview: 'preview again: what was approved is no longer what would happen',
  host_failed: 'nothing was written; try once more, then tell the operator',
}
