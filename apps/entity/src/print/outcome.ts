import { words, type OutcomeDocument } from '@assent/kernel'
import { listed, namesOf } from './legible.js'

const effectText = (effect: OutcomeDocument['effect']): string =>
  typeof effect === 'object' ? `${[effect.moves.from].flat().join('|')} -> ${effect.moves.to}` : (effect ?? 'none')

const refusalText = ({ error, message }: NonNullable<OutcomeDocument['refuses']>): string =>
  `refuses with ${error}${message === undefined ? '' : `: ${message}`}`

/** When it is taken, beside its place in the list. */
const guardLines = ({ when, in_state: state, wrong_state }: OutcomeDocument): readonly string[] => [
  ...(state === undefined ? [] : [`in: ${state}`]),
  ...(wrong_state === true ? ['in: any state that no outcome moves from'] : []),
  ...(when === undefined ? [] : [`when: ${words(when)}`]),
]

/** What it writes, has the host write, emits and answers. */
const effectLines = (outcome: OutcomeDocument): readonly string[] => {
  const { set, set_if_present: copies, fulfills, emits = [], responds, responds_if_present: answers } = outcome
  return [
    ...listed('sets', namesOf(set)),
    ...listed('sets, where given', namesOf(copies)),
    ...listed('fulfilled by the host', namesOf(fulfills)),
    ...listed(
      'emits',
      emits.map(({ type }) => type),
    ),
    ...listed('responds', namesOf(responds)),
    ...listed('responds, where given', namesOf(answers)),
  ]
}

/** An outcome by what it refuses with or by its effect, and below it when it is taken and what it does. */
export const outcomeLines = (outcome: OutcomeDocument): readonly string[] => {
  const { name, effect, refuses } = outcome
  return [
    `${name}: ${refuses === undefined ? effectText(effect) : refusalText(refuses)}`,
    ...[...guardLines(outcome), ...effectLines(outcome)].map((line) => `  ${line}`),
  ]
}
