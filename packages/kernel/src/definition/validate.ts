import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { DefinitionDocument } from '../document/document.js'
import { defaultLimits, type Limits } from '../limits.js'
import type { DefinitionErrors } from '../refusal.js'
import { checkDefinition } from './check-definition.js'
import { compileDefinition } from './compile-definition.js'
import { definitionErrors } from './definition-errors.js'
import { readDocument } from './read-document.js'
import { validatedOf, type ValidatedDefinition } from './validated-definition.js'

/**
 * Walks a whole document and answers either every defect, in the order of K-155, or the definition made ready.
 *
 * @param document what `parseDefinition` gave; a document from elsewhere is read by it first, and one that does not
 *   read has the single defect `not_a_definition`
 * @returns the `definition` refusal: `defects` never empty, each by kind and path, at most `limits.errorsListed`
 * @example
 * pipe(parseDefinition(json), E.chainW(validate))
 */
export const validate = (
  document: DefinitionDocument,
  limits: Limits = defaultLimits,
): Either<DefinitionErrors, ValidatedDefinition> => {
  const read = readDocument(document, limits)
  if (isLeft(read)) return read
  const [first, ...others] = checkDefinition(read.right)
  return first === undefined
    ? right(validatedOf(compileDefinition(read.right)))
    : left(definitionErrors([first, ...others], limits))
}
