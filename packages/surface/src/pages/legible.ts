import { stringify, type Json } from '@assent/kernel'

/** How much of a value a page shows, in characters. */
const mostShown = 400

// What ends a line, what nothing shows, and what turns the direction of the text around it.
const illegible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** A text on one line, in which everything shows: an author's name may hold any character. */
export const legible = (text: string): string => text.replace(illegible, escaped)

/** A value as JSON; of a long one, how it begins. */
export const legibleJson = (value: Json): string => {
  // No text of JSON holds a line break as it is.
  const points = [...legible(stringify(value, 2).replaceAll(/\n */g, ' '))]
  return points.length <= mostShown ? points.join('') : `${points.slice(0, mostShown).join('')}…`
}
