import { type DefinitionDocument, type EventDocument } from '@assent/kernel'
import { code, text, type Block, type Line } from '../block.js'
import { legible, legibleJson } from '../legible.js'

interface Emitted {
  readonly event: EventDocument
  readonly by: Line
}

const emitted = ({ create, operations }: DefinitionDocument): readonly Emitted[] => [
  ...(create.emit === null ? [] : [{ event: create.emit, by: [text('creation')] }]),
  ...Object.entries(operations).flatMap(([name, { emits }]) =>
    emits.map((event) => ({ event, by: [code(legible(name))] })),
  ),
]

/** Every event, by what emits it. */
export const eventBlocks = (definition: DefinitionDocument): readonly Block[] => {
  const events = emitted(definition)
  if (events.length === 0) return []
  return [
    {
      kind: 'table',
      columns: ['event', 'emitted by', 'payload'],
      rows: events.map(({ event, by }) => [[code(legible(event.type))], by, [code(legibleJson(event.payload))]]),
    },
  ]
}
