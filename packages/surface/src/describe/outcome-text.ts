import { compareText, type OutcomeDocument } from '@assent/kernel'
import { effectWords, takenWords } from './outcome-words.js'
import { quoted } from './quoted.js'

const named = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title} ${quoted([...names].sort(compareText))}`]

const keysOf = (held: object = {}): readonly string[] => Object.keys(held)

/** What happens besides, by the names of what is concerned. */
const besides = (outcome: OutcomeDocument): readonly string[] => [
  ...named('sets', keysOf(outcome.set)),
  ...named('sets where it is given', keysOf(outcome.set_if_present)),
  ...named('has the host fulfil', keysOf(outcome.fulfills)),
  ...named('answers', [...keysOf(outcome.responds), ...keysOf(outcome.responds_if_present)]),
]

/** The outcomes of a command, a line each, in the order in which they are tried. */
export const outcomeLines = (outcomes: readonly OutcomeDocument[]): readonly string[] =>
  outcomes.map((outcome, place) => {
    const does = [effectWords(outcome), ...besides(outcome)].join('; ')
    return `\`${outcome.name}\`, ${takenWords(outcome, place === 0)}: ${does}`
  })
