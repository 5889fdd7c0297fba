import { memberOf, type DefinitionDocument, type JsonObject, type OperationDocument } from '@assent/kernel'
import { argumentsSchema, creationFieldsSchema, eventSchema, instanceSchema } from '@assent/surface'
import type { Option } from 'commander'
import { fromNullable, map, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, usage, type Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import { largeNumbersFlag, projectionFlags, type ProjectionFlags } from '../flags/projection.js'
import { entityFlag } from '../flags/subject.js'
import { kernelRulesOnly } from '../input/kernel-rules-only.js'
import { printSchema } from './print-schema.js'
import { readDefinitions } from './read-definitions.js'
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
  readonly required: readonly Option[]
  readonly optional: readonly Option[]
  readonly of: (definition: DefinitionDocument, flags: PartFlags) => Either<Failure, JsonObject>
}

const addPart =
  ({ word, description, required, optional, of }: Part): AddVerb =>
  (program, choose) => {
    const needed = required.map(({ flags }) => ` ${flags.replace(/<.*>/, 'close')}`).join('')
    const command = program
      .command(word)
      .description(description)
      .option('--force', 'replaces the file of --out, and no other')
      .addHelpText('after', example(`entity schema ${word} --definition ticket.yaml${needed}`))
      .action((flags: PartFlags) =>
        choose((world) => {
          const schema = pipe(
            readDefinitions(flags, world),
            TE.flatMapEither(kernelRulesOnly(({ definition }) => [definition.document])),
            TE.flatMapEither(({ definition }) => of(definition.document, flags)),
          )
          return printSchema(schema, flags, world)
        }),
      )
    addFlags(
      command,
      [definitionFlag(), ...required],
      [...optional, entityFlag(), largeNumbersFlag(), ...projectionFlags()],
    )
  }

const argumentsOf = (definition: DefinitionDocument, flags: PartFlags): Either<Failure, JsonObject> => {
  const { operation = '' } = flags
  return pipe(
    memberOf<OperationDocument>(definition.operations, operation),
    fromNullable(refused({ kind: 'operation_not_found', operation })),
    map((found) => argumentsSchema(found, flags)),
  )
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
  required: [],
  optional: [],
  of: (definition, flags) => right(instanceSchema(definition, flags)),
})

export const addSchemaFields = addPart({
  word: 'fields',
  description: 'what a creation takes as fields',
  required: [],
  optional: [],
  of: (definition, flags) => right(creationFieldsSchema(definition, flags)),
})

export const addSchemaArguments = addPart({
  word: 'arguments',
  description: 'what an operation takes as arguments',
  required: [flag('--operation <name>', 'the operation')],
  optional: [],
  of: argumentsOf,
})

export const addSchemaEvent = addPart({
  word: 'event',
  description: 'an event, as it is stored and printed',
  required: [],
  optional: [flag('--type <type>', 'of this type only')],
  of: eventOf,
})
