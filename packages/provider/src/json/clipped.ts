import { longestMessage } from '../limits.js'

/** A text of others, cut where it is too long to read. */
export const clipped = (text: string): string =>
  text.length <= longestMessage ? text.toWellFormed() : `${text.slice(0, longestMessage).toWellFormed()}…`
