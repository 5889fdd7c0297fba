import type { JsonObject } from '@assent/kernel'
import { definitionSchema, recordingSchema } from '@assent/surface'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { addFlags } from '../flags/flag.js'
import { projectionFlags, type ProjectionFlags } from '../flags/projection.js'
import { printSchema } from './print-schema.js'
import { example, type AddVerb } from './verb.js'

/** A schema that no definition changes. */
interface FormatSchema {
  readonly word: string
  readonly description: string
  readonly schema: JsonObject
}

const addFormatSchema =
  ({ word, description, schema }: FormatSchema): AddVerb =>
  (program, choose) => {
    const command = program
      .command(word)
      .description(description)
      .option('--force', 'replaces the file of --out, and no other')
      .addHelpText('after', example(`entity schema ${word} --out ${word}.schema.json`))
      .action((flags: ProjectionFlags) => choose((world) => printSchema(TE.right(schema), flags, world)))
    addFlags(command, [], projectionFlags())
  }

export const addSchemaDefinition = addFormatSchema({
  word: 'definition',
  description: 'the definition format: what an editor checks and completes a definition by',
  schema: definitionSchema,
})

export const addSchemaRecording = addFormatSchema({
  word: 'recording',
  description: 'a recording: under which record id, when, by whom',
  schema: recordingSchema,
})
