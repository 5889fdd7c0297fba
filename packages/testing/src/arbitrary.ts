import { call } from './arbitrary/call.js'
import { commands } from './arbitrary/commands.js'
import { definition } from './arbitrary/definition.js'
import { definitions, registry, versions } from './arbitrary/definitions.js'
import { document } from './arbitrary/document.js'
import { garbage } from './arbitrary/garbage.js'
import { historyUnder, instanceUnder } from './arbitrary/history.js'
import { argumentsFor, fieldsFor } from './arbitrary/input.js'
import { invalidArgumentsFor, invalidFieldsFor } from './arbitrary/invalid-input/invalid-input.js'
import { invalidDefinition } from './arbitrary/invalid-definition.js'
import { json } from './arbitrary/json.js'
import { mutilated } from './arbitrary/mutilated.js'
import { recording } from './arbitrary/recording.js'
import { scene } from './arbitrary/scene.js'
import { shelf } from './arbitrary/shelf.js'
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
  versions,
  definitions,
  registry,
  invalidDefinition,
  fields: fieldsFor,
  arguments: argumentsFor,
  invalidFields: invalidFieldsFor,
  invalidArguments: invalidArgumentsFor,
  instance: instanceUnder,
  history: historyUnder,
  recording,
  commands,
  scene,
  call,
  shelf,
  mutilated,
  garbage,
}
