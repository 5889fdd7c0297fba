import { compareText, isJsonObject, type EventDocument, type Json, type OperationDocument } from '@assent/kernel'
import { code, text, type Block, type Line } from '../block.js'
import { legible, legibleJson } from '../legible.js'
import { schemaBlocks } from './field-rows.js'
import { ruleBlocks } from './rule-items.js'

const names = (all: readonly string[]): Line =>
  all.flatMap((name, place) => [text(place === 0 ? '' : ', '), code(legible(name))])

const movement = ({ transitions }: OperationDocument): Line =>
  transitions.flatMap(({ from, to }, place) => {
    const sources = [from].flat()
    const begins = text(place === 0 ? '' : '; ')
    return sources.length === 1 && sources[0] === to
      ? [begins, text('stays in '), code(legible(to))]
      : [begins, text('moves '), ...names(sources), text(' to '), code(legible(to))]
  })

const assignment = ([field, value]: readonly [string, Json]): Line => {
  const name = code(legible(field))
  if (isJsonObject(value) && Object.hasOwn(value, 'cleared')) return [name, text(' is cleared')]
  if (isJsonObject(value) && Object.hasOwn(value, 'increment'))
    return [name, text(' grows by '), code(legibleJson(value['increment'] ?? null))]
  return [name, text(' becomes '), code(legibleJson(value))]
}

const assignments = ({ set }: OperationDocument): readonly Block[] => {
  const items = Object.entries(set)
    .sort(([one], [other]) => compareText(one, other))
    .map(assignment)
  return items.length === 0 ? [] : [{ kind: 'list', title: 'Sets', items }]
}

/** What is emitted. */
export const emissionBlocks = (emits: readonly EventDocument[]): readonly Block[] =>
  emits.length === 0
    ? []
    : [
        {
          kind: 'list',
          title: 'Emits',
          items: emits.map(({ type, payload }) => [code(legible(type)), text(' '), code(legibleJson(payload))]),
        },
      ]

/** What an operation takes, asks, writes and emits. */
export const operationBlocks = (operation: OperationDocument): readonly Block[] => [
  { kind: 'paragraph', line: movement(operation) },
  ...schemaBlocks(operation.arguments, 'argument', 'It takes no arguments.'),
  ...ruleBlocks('Asks', operation.preconditions),
  ...assignments(operation),
  ...emissionBlocks(operation.emits),
]
