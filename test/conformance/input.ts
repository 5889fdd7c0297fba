import {
  parseDefinition,
  parseJson,
  validate,
  type DefinitionDocument,
  type DefinitionErrors,
  type Json,
  type JsonObject,
  type ParseFailure,
  type ValidatedDefinition,
} from '@assent/kernel'
import { chain, chainW, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** A plain text of the input, such as `id`. */
export const textIn = (input: JsonObject, key: string): string => {
  const value = input[key]
  if (typeof value !== 'string') throw new Error(`the input has no text \`${key}\``)
  return value
}

/** A JSON text of the input, parsed when the call needs it. */
export const jsonIn = (input: JsonObject, key: string): Either<ParseFailure, Json> => parseJson(textIn(input, key))

/** The definition document of the input. */
export const definitionIn = (input: JsonObject): Either<ParseFailure, DefinitionDocument> =>
  pipe(
    jsonIn(input, 'definition'),
    chain((json) => parseDefinition(json)),
  )

/** The definition of the input, validated. */
export const validatedIn = (input: JsonObject): Either<ParseFailure | DefinitionErrors, ValidatedDefinition> =>
  pipe(
    definitionIn(input),
    chainW((document) => validate(document)),
  )
