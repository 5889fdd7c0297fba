import { defaulted, optional, required } from './codec/members.js'
import { closed } from './codec/object.js'
import { json, text } from './codec/scalars.js'
import type { EventDocument } from './document.js'
import { isEmptyObject } from './service/absence.js'
import { copies } from './service/copies-codec.js'

/** An event template; a written null is the payload null (K-7). */
export const event = closed<EventDocument>('an event', {
  type: required(text),
  payload: defaulted(json, {}),
  payload_if_present: optional(copies, isEmptyObject),
})
