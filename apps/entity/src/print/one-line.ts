// What ends a line, what a terminal acts on, and what turns the direction of the text around it.
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

const escapeOf = (character: string): string =>
  character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One line that shows as it is: an id or a name may hold any character. */
export const lineOf = (text: string): string => text.replaceAll(disruptive, escapeOf)

/** A sentence as one line, for standard error, whatever it quotes. */
export const sentenceOf = (text: string): string => text.replaceAll(disruptive, ' ')
