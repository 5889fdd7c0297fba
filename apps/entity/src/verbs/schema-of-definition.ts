import type { DefinitionDocument, JsonObject } from '@assent/kernel'
import { creationFieldsSchema, eventSchema, instanceSchema } from '@assent/surface'
import type { Option } from 'commander'
import { fromNullable, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import { largeNumbersFlag, projectionFlags, type ProjectionFlags } from '../flags/projection.js'
import { entityFlag } from '../flags/subject.js'
import { printSchema } from './print-schema.js'
import { readDefinitions } from './read-definitions.js'
import { argumentsOf, responseOf } from './schema-of-command.js'
import { example, type AddVerb } from './verb.js'

interface PartFlags extends ProjectionFlags {
  readonly definition: readonly string[]
  readonly entity?: string
  readonly operation?: string
  readonly type?: string
}

/** A part of what one definition describes. */
interface Part {
  readonly word: string
  readonly description: string
  readonly flags: readonly Option[]
  readonly of: (definition: DefinitionDocument, flags: PartFlags) => Either<Failure, JsonObject>
}

const addPart =
  ({ word, description, flags: own, of }: Part): AddVerb =>
  (program, choose) => {
    const command = program
      .command(word)
      .description(description)
      .option('--force', 'replaces the file of --out, and no other')
      .addHelpText('after', example(`entity schema ${word} --definition loan.yaml`))
      .action((flags: PartFlags) =>
        choose((world) => {
          const schema = pipe(
            readDefinitions(flags, world),
            TE.flatMapEither(({ definition }) => of(definition.document, flags)),
          )
          return printSchema(schema, flags, world)
        }),
      )
    addFlags(command, [definitionFlag()], [...own, entityFlag(), largeNumbersFlag(), ...projectionFlags()])
  }

const eventOf = (definition: DefinitionDocument, flags: PartFlags): Either<Failure, JsonObject> => {
  const { type } = flags
  const what = type === undefined ? 'no event' : `no event \`${type}\``
  return pipe(
    eventSchema(definition, type, flags),
    fromNullable(usage(`\`${definition.entity}\` version ${definition.version} emits ${what}`)),
  )
}

export const addSchemaInstance = addPart({
  word: 'instance',
  description: 'an instance, as it is stored and printed',
  flags: [],
  of: (definition, flags) => right(instanceSchema(definition, flags)),
})

export const addSchemaFields = addPart({
  word: 'fields',
  description: 'what a creation takes as fields: those that it makes, or the arguments of its outcomes',
  flags: [],
  of: (definition, flags) => right(creationFieldsSchema(definition, flags)),
})

const operationFlag = (): Option => flag('--operation <name>', 'the operation; without it, the creation')

export const addSchemaArguments = addPart({
  word: 'arguments',
  description: 'what an operation takes as arguments, or a creation that has outcomes',
  flags: [operationFlag()],
  of: argumentsOf,
})

export const addSchemaResponse = addPart({
  word: 'response',
  description: 'what the outcomes of an operation answer, or those of a creation',
  flags: [operationFlag()],
  of: responseOf,
})

export const addSchemaEvent = addPart({
  word: 'event',
  description: 'an event, as it is stored and printed',
  flags: [flag('--type <type>', 'of this type only')],
  of: eventOf,
})
