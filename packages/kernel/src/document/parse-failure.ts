/**
 * A text or a value that is not what the reader was asked to read. It is neither a refusal of the kernel nor a defect
 * (K-14).
 */
export interface ParseFailure {
  readonly kind: 'parse_failure'
  /** A sentence: lower case, no full stop. */
  readonly message: string
  /** The place inside the document, such as `schema.fields.label`; empty for the whole document. */
  readonly path: string
  /** Line of the text, from 1, where the reader has one. */
  readonly line?: number
  /** Column of the text in UTF-16 units, from 1, where the reader has one. */
  readonly column?: number
}

/** A failure at a place inside a document. */
export const parseFailure = (path: string, message: string): ParseFailure => ({ kind: 'parse_failure', message, path })

/** A fault with its place in front; none stands there for the whole document. */
export const describeFault = ({ path, message }: Pick<ParseFailure, 'path' | 'message'>): string =>
  path === '' ? message : `${path}: ${message}`
