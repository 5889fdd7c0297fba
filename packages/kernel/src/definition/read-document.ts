import { mapLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DefinitionDocument } from '../document/document.js'
import { isParsed, parseDefinition } from '../document/parse-definition.js'
import type { Limits } from '../limits.js'
import type { DefinitionErrors } from '../refusal.js'
import { definitionErrors } from './definition-errors.js'

/**
 * A document in normal form: one that `parseDefinition` gave is taken as it is, one from elsewhere is read by it first,
 * since it may leave out what normal form writes, or be no definition at all.
 */
export const readDocument = (document: unknown, limits: Limits): Either<DefinitionErrors, DefinitionDocument> =>
  isParsed(document)
    ? right(document)
    : pipe(
        parseDefinition(document, limits),
        mapLeft(({ path, message }) => definitionErrors([{ kind: 'not_a_definition', path, message }], limits)),
      )
