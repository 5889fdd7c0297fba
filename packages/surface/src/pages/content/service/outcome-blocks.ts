import { compareText, type Json, type OutcomeDocument } from '@assent/kernel'
import { effectWords, takenWords } from '../../../describe/outcome-words.js'
import { code, text, type Block, type Inline, type Line } from '../../block.js'
import { legible, legibleJson } from '../../legible.js'
import { assignmentItems } from '../assignment-items.js'
import { copyItems, eventLine } from '../event-line.js'

const sentence = (said: string): Inline => text(legible(said))

const fulfilled = ({ fulfills = {} }: OutcomeDocument): readonly Line[] =>
  Object.entries(fulfills)
    .sort(([one], [other]) => compareText(one, other))
    .map(([field, { actions }]) => [
      code(legible(field)),
      text(actions === 'required' ? ' is set or kept by the host' : ' is set, kept or removed by the host'),
    ])

const answers = (responds: { readonly [member: string]: Json }): readonly Line[] =>
  Object.entries(responds)
    .sort(([one], [other]) => compareText(one, other))
    .map(([member, value]) => [code(legible(member)), text(' is '), code(legibleJson(value))])

const after = (word: string, lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => [text(`${word} `), ...line])

const partsOf = (outcome: OutcomeDocument): readonly Line[] => [
  [sentence(effectWords(outcome))],
  ...assignmentItems(outcome.set ?? {}),
  ...copyItems(outcome.set_if_present ?? {}),
  ...fulfilled(outcome),
  ...after('emits', (outcome.emits ?? []).map(eventLine)),
  ...after('answers:', [...answers(outcome.responds ?? {}), ...copyItems(outcome.responds_if_present ?? {})]),
]

/** The outcomes of a command in the order in which they are tried: when each is taken, and what it does. */
export const outcomeBlocks = (outcomes: readonly OutcomeDocument[]): readonly Block[] => [
  {
    kind: 'branches',
    title: 'The first of these that applies is taken',
    branches: outcomes.map((outcome, place) => ({
      line: [code(legible(outcome.name)), sentence(`, ${takenWords(outcome, place === 0)}`)],
      parts: partsOf(outcome),
    })),
  },
]
