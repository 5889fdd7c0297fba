import type { EventDocument, ObjectSchemaDocument, OperationDocument } from '@assent/kernel'
import { emptySchema, hasOutcomes } from '../../json-schema/command.js'
import { code, text, type Block, type Line } from '../block.js'
import { legible } from '../legible.js'
import { assignmentItems } from './assignment-items.js'
import { eventLine } from './event-line.js'
import { schemaBlocks } from './field-rows.js'
import { ruleBlocks } from './rule-items.js'
import { outcomeBlocks } from './service/outcome-blocks.js'

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

const assignments = ({ set }: OperationDocument): readonly Block[] => {
  const items = assignmentItems(set)
  return items.length === 0 ? [] : [{ kind: 'list', title: 'Sets', items }]
}

/** What is emitted. */
export const emissionBlocks = (emits: readonly EventDocument[]): readonly Block[] =>
  emits.length === 0 ? [] : [{ kind: 'list', title: 'Emits', items: emits.map(eventLine) }]

/** What an answer holds; nothing, where it holds nothing. */
export const responseBlocks = ({ fields, additional_fields }: ObjectSchemaDocument = emptySchema): readonly Block[] =>
  Object.keys(fields).length === 0 && !additional_fields
    ? []
    : schemaBlocks({ fields, additional_fields }, 'answer', '')

const byTransitions = (operation: OperationDocument): readonly Block[] => [
  { kind: 'paragraph', line: movement(operation) },
  ...schemaBlocks(operation.arguments, 'argument', 'It takes no arguments.'),
  ...ruleBlocks('Asks', operation.preconditions),
  ...assignments(operation),
  ...emissionBlocks(operation.emits),
]

/** What an operation takes, asks, writes and emits; of one with outcomes, what each of them does. */
export const operationBlocks = (operation: OperationDocument): readonly Block[] =>
  hasOutcomes(operation)
    ? [
        ...schemaBlocks(operation.arguments, 'argument', 'It takes no arguments.'),
        ...responseBlocks(operation.response),
        ...outcomeBlocks(operation.outcomes),
        ...ruleBlocks('Then asks', operation.preconditions),
      ]
    : byTransitions(operation)
