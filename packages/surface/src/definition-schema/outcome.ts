import type {
  CopyDocument,
  FulfilmentDocument,
  IdentityDocument,
  MovesDocument,
  OutcomeDocument,
  RefusesDocument,
  RelationDocument,
} from '@assent/kernel'
import { anything, byName, described, flag, listOf, oneOf, text } from '../json-schema/shapes.js'
import { formatObject, objectOrNull, part, stateOrStates } from './keys.js'

/** Arguments to copy, by what they are written to (SR-131). */
export const copies = byName(
  formatObject<CopyDocument>({ argument: described('the path of the argument, without `$args.`', text) }, ['argument']),
)

const move = formatObject<MovesDocument>(
  { from: described('a state, or a list of states', stateOrStates), to: described('a state', text) },
  ['from', 'to'],
)

/** A word, or an object with the move: one schema and no choice of two. */
const effect = {
  ...formatObject<{ readonly moves: MovesDocument }>({ moves: described('leads to another state', move) }, ['moves']),
  type: ['string', 'object'],
  if: { type: 'string' },
  then: oneOf(['none', 'creates', 'updates']),
}

const fulfilment = formatObject<FulfilmentDocument>(
  { actions: described('must the host set it, or may it leave it out?', oneOf(['required', 'optional'])) },
  ['actions'],
)

const refuses = formatObject<RefusesDocument>(
  { error: described('the name of the error', text), message: described('why it is refused', text) },
  ['error'],
)

/** One branch of a command under the service rules (SR-104). */
export const outcome = formatObject<OutcomeDocument>(
  {
    name: described('the name of the branch', text),
    when: described('when it is taken', part('condition')),
    in_state: described('only in this state', text),
    wrong_state: described('is it the branch for a state in which no other applies?', { ...flag, default: false }),
    effect: described('what it does to the instance: `none`, `creates`, `updates`, or a move', effect),
    set: described('what happens to which field, by templates', byName(anything)),
    set_if_present: described('arguments that are copied to fields where they are there', part('copies')),
    fulfills: described('fields that the host fulfils', byName(fulfilment)),
    emits: described('the events, in order', listOf(part('event'))),
    responds: described('what is answered, by templates', byName(anything)),
    responds_if_present: described('arguments that are answered where they are there', part('copies')),
    refuses: described('the error that it is refused with', refuses),
  },
  ['name'],
)

/** The field that holds the logical identity (SR-82); null says nothing. */
export const identity = objectOrNull(
  formatObject<IdentityDocument>({ field: described('the field that holds the identity', text) }, ['field']),
)

/** A relation to another entity type (SR-97). */
export const relation = formatObject<RelationDocument>(
  {
    kind: described('does it own what it points at?', oneOf(['owns', 'references'])),
    target: described('the type that is pointed at', text),
    cardinality: described('how many', oneOf(['one', 'many'])),
    via: described('the field that carries it', text),
  },
  ['kind', 'target', 'cardinality', 'via'],
)
