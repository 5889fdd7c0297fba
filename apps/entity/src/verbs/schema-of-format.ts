import type { JsonObject } from '@assent/kernel'
import { definitionSchema, recordingSchema, refusalSchema, refusalStatuses } from '@assent/surface'
import type { Option } from 'commander'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { addFlags, flag } from '../flags/flag.js'
import { largeNumbersFlag, projectionFlags, type ProjectionFlags } from '../flags/projection.js'
import { printSchema } from './print-schema.js'
import { example, type AddVerb } from './verb.js'

interface FormatFlags extends ProjectionFlags {
  readonly kind?: string
}

/** A schema that no definition changes. */
interface FormatSchema {
  readonly word: string
  readonly description: string
  readonly flags: readonly Option[]
  readonly of: (flags: FormatFlags) => TE.TaskEither<Failure, JsonObject>
}

const addFormatSchema =
  ({ word, description, flags: own, of }: FormatSchema): AddVerb =>
  (program, choose) => {
    const command = program
      .command(word)
      .description(description)
      .option('--force', 'replaces the file of --out, and no other')
      .addHelpText('after', example(`entity schema ${word} --out ${word}.schema.json`))
      .action((flags: FormatFlags) => choose((world) => printSchema(of(flags), flags, world)))
    addFlags(command, [], [...own, ...projectionFlags()])
  }

const refusal = (flags: FormatFlags): TE.TaskEither<Failure, JsonObject> => {
  const schema = refusalSchema(flags.kind, flags)
  return schema === undefined
    ? TE.left(
        usage(`\`${flags.kind ?? ''}\` is no kind of refusal: there is ${Object.keys(refusalStatuses).join(', ')}`),
      )
    : TE.right(schema)
}

export const addSchemaDefinition = addFormatSchema({
  word: 'definition',
  description: 'the definition format: what an editor checks and completes a definition by',
  flags: [],
  of: () => TE.right(definitionSchema),
})

export const addSchemaRecording = addFormatSchema({
  word: 'recording',
  description: 'a recording: under which record id, when, by whom',
  flags: [],
  of: () => TE.right(recordingSchema),
})

export const addSchemaRefusal = addFormatSchema({
  word: 'refusal',
  description: 'a refusal, as it is printed',
  flags: [flag('--kind <kind>', 'of this kind only'), largeNumbersFlag()],
  of: refusal,
})
