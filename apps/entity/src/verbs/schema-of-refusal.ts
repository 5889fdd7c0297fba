import type { JsonObject } from '@assent/kernel'
import { refusalSchema, refusalStatuses } from '@assent/surface'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import { largeNumbersFlag, projectionFlags, type ProjectionFlags } from '../flags/projection.js'
import { entityFlag } from '../flags/subject.js'
import type { World } from '../world.js'
import { printSchema } from './print-schema.js'
import { readDefinitions } from './read-definitions.js'
import { declaredRefusalOf } from './schema-of-command.js'
import { example, type AddVerb } from './verb.js'

interface RefusalFlags extends ProjectionFlags {
  readonly kind?: string
  readonly definition?: readonly string[]
  readonly entity?: string
  readonly operation?: string
}

const ofKind = (flags: RefusalFlags): TE.TaskEither<Failure, JsonObject> => {
  const { kind, operation } = flags
  if (operation !== undefined) return TE.left(usage('`--operation` needs a `--definition`'))
  const schema = refusalSchema(kind, flags)
  return schema === undefined
    ? TE.left(usage(`\`${kind ?? ''}\` is no kind of refusal: there is ${Object.keys(refusalStatuses).join(', ')}`))
    : TE.right(schema)
}

const schemaOf = (flags: RefusalFlags, world: World): TE.TaskEither<Failure, JsonObject> => {
  const { definition: files, kind } = flags
  if (files === undefined) return ofKind(flags)
  if (kind !== undefined)
    return TE.left(usage('what a definition declares is of the kind `refused`: leave out `--kind`'))
  return pipe(
    readDefinitions({ ...flags, definition: files }, world),
    TE.flatMapEither(({ definition }) => declaredRefusalOf(definition.document, flags)),
  )
}

export const addSchemaRefusal: AddVerb = (program, choose) => {
  const command = program
    .command('refusal')
    .description('a refusal, as it is printed; with a definition, those that the outcomes of one command declare')
    .option('--force', 'replaces the file of --out, and no other')
    .addHelpText('after', example('entity schema refusal --out refusal.schema.json'))
    .action((flags: RefusalFlags) => choose((world) => printSchema(schemaOf(flags, world), flags, world)))
  const own = [
    flag('--kind <kind>', 'of this kind only'),
    definitionFlag(),
    entityFlag(),
    flag('--operation <name>', 'the operation that declares it; without it, the creation'),
  ]
  addFlags(command, [], [...own, largeNumbersFlag(), ...projectionFlags()])
}
