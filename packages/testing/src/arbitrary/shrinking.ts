import type { Json } from '@assent/kernel'
import type fc from 'fast-check'
import { plainer } from './renamed.js'
import { shrunkBy } from './shrunk-by.js'
import { smaller } from './smaller.js'

function* shorter<Document>(document: Document, isValid: (document: Json) => boolean): Generator<Document> {
  for (const less of smaller(document as Json)) if (isValid(less)) yield less as Document
  for (const less of plainer(document as Json)) if (isValid(less)) yield less as Document
}

/**
 * Shrinks the documents that `source` generates to the shortest ones that are still valid. They shrink as documents:
 * what is left out of a schema is left out of everything that depends on it only by chance when an arbitrary is
 * chained, so each step tries every shorter document and keeps those that are still valid.
 */
export const shrinking = <Document>(
  source: fc.Arbitrary<Document>,
  isValid: (document: Json) => boolean,
): fc.Arbitrary<Document> => shrunkBy(source, (document) => shorter(document, isValid))
