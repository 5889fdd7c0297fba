import { compareText, type DefinitionDocument, type OutcomeDocument } from '@assent/kernel'
import { eventsShape } from '../events-shape.js'
import { identityScope } from '../identity-scope.js'
import { textLiteral } from '../literal.js'
import { textsShape } from '../names-shape.js'
import { member, record, word, type MemberShape, type TypeShape } from '../shape.js'
import type { ShapeScope } from '../template-shape.js'

const effectOf = ({ effect = 'none' }: OutcomeDocument): string => {
  if (typeof effect === 'object') return 'moved'
  return { none: 'unchanged', creates: 'created', updates: 'updated' }[effect]
}

const movesOf = ({ effect }: OutcomeDocument) => (typeof effect === 'object' ? effect.moves : undefined)

/** An outcome for a wrong state is for states that no move starts from, its own included (SR-119). */
const fromOf = (outcome: OutcomeDocument, states: readonly string[]): readonly string[] => {
  if (outcome.in_state !== undefined) return [outcome.in_state]
  const moves = movesOf(outcome)
  return outcome.wrong_state === true || moves === undefined ? states : [moves.from].flat()
}

const fulfilled = ({ fulfills }: OutcomeDocument): readonly MemberShape[] =>
  fulfills === undefined
    ? []
    : [
        member(
          'fulfills',
          record(
            Object.entries(fulfills)
              .sort(([one], [other]) => compareText(one, other))
              .map(([field, { actions }]) => member(field, word(textLiteral(actions)))),
          ),
        ),
      ]

const effectMember = (outcome: OutcomeDocument): MemberShape => member('effect', word(textLiteral(effectOf(outcome))))

const refusing = (error: string): TypeShape => record([member('refuses', word(textLiteral(error)))])

/** The static types of an outcome of a creation, whose events read this. */
export const creatingShape = (outcome: OutcomeDocument, scope: ShapeScope): TypeShape =>
  outcome.refuses === undefined
    ? record([effectMember(outcome), member('events', eventsShape(outcome.emits ?? [], scope))])
    : refusing(outcome.refuses.error)

/** The static types of an outcome of an operation with these arguments, of an entity with these fields. */
export const outcomeShape = (
  definition: DefinitionDocument,
  fields: TypeShape,
  args: TypeShape,
  outcome: OutcomeDocument,
): TypeShape => {
  if (outcome.refuses !== undefined) return refusing(outcome.refuses.error)
  const sources = fromOf(outcome, definition.lifecycle.states)
  const from = textsShape(sources)
  const to = textsShape([movesOf(outcome)?.to ?? sources].flat())
  const states = { state: to, to_state: to, from_state: from }
  const scope = { ...identityScope(definition), ...states, args, fields, old_fields: fields }
  return record([
    effectMember(outcome),
    member('from', from),
    member('to', to),
    member('events', eventsShape(outcome.emits ?? [], scope)),
    ...fulfilled(outcome),
  ])
}
