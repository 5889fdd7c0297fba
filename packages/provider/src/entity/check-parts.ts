import { isBlank } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Codec, NoJsonSchema } from '../codec/codec.js'
import { isOwnId } from '../provider/ids.js'
import { membersOf } from '../schema/json-schema.js'
import { defect, type DefinitionDefect } from './definition-defect.js'

type Defects = readonly DefinitionDefect[]

/** The texts that every definition has. */
export const defectsOfTexts = (given: { readonly [name: string]: unknown }): Defects =>
  ['name', 'description']
    .filter((name) => typeof given[name] !== 'string' || isBlank(given[name]))
    .map((name) => defect('blank_text', name, 'is no text, or blank'))

/** The id of an entity type or an action. */
export const defectsOfId = (id: unknown): Defects =>
  isOwnId(id)
    ? []
    : [defect('invalid_id', 'id', 'is not a letter with up to 31 letters, digits, `_` and `-` behind it')]

/** The functions that a definition has to have. */
export const defectsOfFunctions = (given: { readonly [name: string]: unknown }, names: readonly string[]): Defects =>
  names
    .filter((name) => typeof given[name] !== 'function')
    .map((name) => defect('not_a_function', name, 'is not a function'))

/** A schema has to be that of an object, and to have a JSON Schema, or no tool can be made of it. */
export const defectsOfObject = (
  path: string,
  codec: Either<NoJsonSchema, Codec>,
  schemaOf: (codec: Codec) => Codec['input'],
): Defects => {
  if (isLeft(codec)) return [defect('no_json_schema', path, `has no JSON Schema: ${codec.left.detail}`)]
  return membersOf(schemaOf(codec.right)) === undefined
    ? [defect('not_an_object', path, 'is not a schema of one object')]
    : []
}
