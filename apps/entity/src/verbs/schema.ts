import {
  addSchemaArguments,
  addSchemaEvent,
  addSchemaFields,
  addSchemaInstance,
  addSchemaResponse,
} from './schema-of-definition.js'
import { addSchemaDefinition, addSchemaRecording } from './schema-of-format.js'
import { addSchemaRefusal } from './schema-of-refusal.js'
import { example, type AddVerb } from './verb.js'

/** What has a schema, each a word after `schema`. */
const described: readonly AddVerb[] = [
  addSchemaDefinition,
  addSchemaInstance,
  addSchemaFields,
  addSchemaArguments,
  addSchemaResponse,
  addSchemaEvent,
  addSchemaRefusal,
  addSchemaRecording,
]

export const addSchema: AddVerb = (program, choose) => {
  const command = program
    .command('schema')
    .description(
      'print a JSON Schema, of: definition (the format itself), instance, fields, arguments, response, event, ' +
        'refusal, recording',
    )
    .addHelpText('after', example('entity schema definition'))
  for (const add of described) add(command, choose)
}
