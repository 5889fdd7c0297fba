import type { Limits, ParseFailure } from '@assent/kernel'
import type { LineCounter } from 'yaml'

/** A failure at an offset of the text. */
export const failureAt = (lines: LineCounter, offset: number, path: string, message: string): ParseFailure => {
  const { line, col } = lines.linePos(offset)
  return { kind: 'parse_failure', message, path, line, column: col }
}

/** A failure of the text as a whole. */
export const failureOfText = (message: string): ParseFailure => ({ kind: 'parse_failure', message, path: '' })

/** The sentence of the kernel's JSON reader, so that both notations answer alike (D-5). */
export const tooDeep = ({ depth }: Limits): string => `lists and objects are nested deeper than ${depth} levels`

const longestQuote = 60

/** User input inside a sentence, cut where it is long. */
export const quoted = (input: string): string =>
  `\`${input.length > longestQuote ? `${input.slice(0, longestQuote)}…` : input}\``
