import type { ParseFailure } from '@assent/kernel'

/** A parse failure with its place in the text and in the document, as far as it has them (K-14). */
export const describeParseFailure = ({ message, path, line, column }: ParseFailure): string => {
  const position = line === undefined || column === undefined ? '' : `line ${line}, column ${column}: `
  return `${position}${path === '' ? '' : `${path}: `}${message}`
}
