import { codecOf } from './codec/codec.js'
import { texts } from './codec/collections.js'
import { text } from './codec/scalars.js'

/** The states that something starts from, kept as written: one of them or a list (K-198). */
export const sources = codecOf<string | readonly string[]>('a text or a list of texts', (value, context) =>
  Array.isArray(value) ? texts.validate(value, context) : text.validate(value, context),
)
