import type { DefinitionDocument } from '@assent/kernel'
import { emittedBy } from '../../json-schema/emitted-by.js'
import type { Emitted } from '../../json-schema/emitted.js'
import { code, text, type Block, type Line } from '../block.js'
import { legible } from '../legible.js'
import { payloadLine } from './event-line.js'

const emitterLine = ({ operation, outcome }: Emitted): Line => [
  operation === null ? text('creation') : code(legible(operation)),
  ...(outcome === undefined ? [] : [text(': '), code(legible(outcome))]),
]

/** Every event, by what emits it. */
export const eventBlocks = (definition: DefinitionDocument): readonly Block[] => {
  const events = emittedBy(definition)
  if (events.length === 0) return []
  return [
    {
      kind: 'table',
      columns: ['event', 'emitted by', 'payload'],
      rows: events.map((emitted) => [
        [code(legible(emitted.event.type))],
        emitterLine(emitted),
        payloadLine(emitted.event),
      ]),
    },
  ]
}
