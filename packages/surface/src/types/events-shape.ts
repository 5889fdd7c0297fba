import { isJsonObject, type CopiesDocument, type EventDocument, type Json } from '@assent/kernel'
import { textLiteral } from './literal.js'
import { member, optionalMember, record, word, type TypeShape } from './shape.js'
import { memberShapes, payloadShape, readShape, type ShapeScope } from './template-shape.js'

/** A payload with members that are copied from optional arguments (SR-132). */
const copyingShape = (payload: Json, copies: CopiesDocument, scope: ShapeScope): TypeShape =>
  record([
    ...(isJsonObject(payload) ? memberShapes(payload, scope) : []),
    ...Object.entries(copies).map(([name, { argument }]) =>
      optionalMember(name, readShape(`$args.${argument}`, scope)),
    ),
  ])

const eventShape = ({ type, payload, payload_if_present: copies }: EventDocument, scope: ShapeScope): TypeShape =>
  record([
    member('type', word(textLiteral(type))),
    member('payload', copies === undefined ? payloadShape(payload, scope) : copyingShape(payload, copies, scope)),
  ])

/** Events in their order, each with what its template makes of it in the scope that it reads. */
export const eventsShape = (events: readonly EventDocument[], scope: ShapeScope): TypeShape => ({
  form: 'tuple',
  elements: events.map((event) => eventShape(event, scope)),
})
