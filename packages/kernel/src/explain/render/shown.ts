import type { Json } from '../../value/json.js'
import { canonical } from '../../value/write-json.js'

const longest = 80

/** A value as JSON, cut to what fits into a line. */
export const shown = (value: Json): string => {
  const text = canonical(value)
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`
}

/** Names as a list of words. */
export const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

// What ends a line, what a terminal acts on, and what turns the direction of the text around it.
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** Lines as one text, each ended. A name or a message may hold anything, and each line shows as it is. */
export const textOfLines = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replaceAll(disruptive, ' ')}\n`).join('')
