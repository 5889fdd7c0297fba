import { compareText, type CopiesDocument, type EventDocument } from '@assent/kernel'
import { code, text, type Line } from '../block.js'
import { legible, legibleJson } from '../legible.js'

/** Arguments that are copied where they are given, by what they are written to (SR-131). */
export const copyItems = (copies: CopiesDocument): readonly Line[] =>
  Object.entries(copies)
    .sort(([one], [other]) => compareText(one, other))
    .map(([target, { argument }]) => [
      code(legible(target)),
      text(' becomes '),
      code(legible(`$args.${argument}`)),
      text(' where it is given'),
    ])

/** The payload of an event. */
export const payloadLine = ({ payload, payload_if_present = {} }: EventDocument): Line => [
  code(legibleJson(payload)),
  ...copyItems(payload_if_present).flatMap((copied) => [text('; '), ...copied]),
]

/** An event by its type, with its payload. */
export const eventLine = (event: EventDocument): Line => [code(legible(event.type)), text(' '), ...payloadLine(event)]
