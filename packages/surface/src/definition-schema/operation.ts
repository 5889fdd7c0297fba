import type { CreateDocument, EventDocument, OperationDocument, RuleDocument, TransitionDocument } from '@assent/kernel'
import { anything, byName, described, listOf, text, textOrNull } from '../json-schema/shapes.js'
import { formatObject, part, stateOrStates } from './keys.js'

/** A precondition or an invariant (K-110). */
export const rule = formatObject<RuleDocument>(
  {
    name: described('what a refusal calls the rule', textOrNull),
    assert: described('what must hold: `true`, `false`, or an object with one operator', part('condition')),
    message: described('why it is there: the `reason` of the refusal', textOrNull),
  },
  ['assert'],
)

/** An event template (K-124). */
export const event = formatObject<EventDocument>(
  {
    type: described('the name of what happened', text),
    payload: described('a template: values, and references such as `$fields.name`', anything),
    payload_if_present: described('arguments that stand in it where they are there', part('copies')),
  },
  ['type'],
)

const transition = formatObject<TransitionDocument>(
  {
    from: described('a state, or a list of states', stateOrStates),
    to: described('a state; it may be the same one', text),
  },
  ['from', 'to'],
)

/** What only the service rules give a meaning (K-15). */
const serviceKeys = {
  response: described('of the service rules: what is answered', part('objectSchema')),
  outcomes: described('of the service rules: the branches', listOf(part('outcome'))),
}

/** What a creation does (K-125). */
export const create = formatObject<CreateDocument>({
  emit: described('the event of a creation', part('eventOrNull')),
  arguments: described('of the service rules: what a creation takes', part('objectSchema')),
  ...serviceKeys,
})

const emits = listOf(part('event'))

/** `emit` is another spelling of `emits`: a document has one of them (K-8). */
type OperationKeys = OperationDocument & { readonly emit: unknown }

/** An operation (K-121 to K-124). */
export const operation = {
  ...formatObject<OperationKeys>({
    arguments: described('what it takes', part('objectSchema')),
    transitions: described('where it leads, by where it starts', listOf(transition)),
    preconditions: described('rules that are asked in order before anything is set', listOf(part('rule'))),
    set: described(
      'what happens to which field: a template, `{ increment: n }`, or `{ cleared: true }`',
      byName(anything),
    ),
    emits: described('the events, in order', emits),
    emit: described('another spelling of `emits`', emits),
    ...serviceKeys,
  }),
  not: { required: ['emit', 'emits'] },
}
