import { commands } from './arbitrary/commands.js'
import { definition } from './arbitrary/definition.js'
import { document } from './arbitrary/document.js'
import { argumentsFor, fieldsFor } from './arbitrary/input.js'
import { json } from './arbitrary/json.js'
import { recording } from './arbitrary/recording.js'
import { shuffled } from './arbitrary/shuffled.js'
import { text } from './arbitrary/text.js'

/**
 * Generators for fast-check, each valid by construction and shrinking to something short.
 *
 * @example
 * fc.assert(
 *   fc.property(
 *     arbitrary.definition().chain((definition) => fc.tuple(fc.constant(definition), arbitrary.fields(definition))),
 *     ([definition, fields]) => holdsFor(definition, fields),
 *   ),
 * )
 */
export const arbitrary = {
  json,
  text,
  shuffled,
  document,
  definition,
  fields: fieldsFor,
  arguments: argumentsFor,
  recording,
  commands,
}
