import type { EventDocument } from '../document/document.js'
import type { SlotsByRoot } from './compile-reference.js'
import { compileTemplate } from './compile-template.js'
import type { CompiledEvent } from './compiled-event.js'
import { compileCopies } from './service/compile-copies.js'

/** Event templates that registration has checked, made ready. */
export const compileEvents = (events: readonly EventDocument[], slots: SlotsByRoot): readonly CompiledEvent[] =>
  events.map(({ type, payload, payload_if_present }) => ({
    type,
    payload: compileTemplate(payload, slots),
    copies: compileCopies(payload_if_present),
  }))
