import { definitionTypes } from '@assent/surface'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import { readRegistry } from '../input/read-registry.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { printOrSave, type SaveFlags } from './print-or-save.js'
import { example, type AddVerb } from './verb.js'

interface TypesFlags extends SaveFlags {
  readonly definition: readonly string[]
}

const generateTypes = (flags: TypesFlags, world: World): TE.TaskEither<Failure, Output> =>
  printOrSave(
    pipe(
      readRegistry(flags.definition, world),
      TE.map((registry) => definitionTypes(registry.list().map(({ document }) => document))),
    ),
    flags,
    world,
  )

export const addGenerateTypes: AddVerb = (program, choose) => {
  const command = program
    .command('types')
    .description('write the static types of definitions as a module of TypeScript')
    .option('--force', 'replaces the file of --out, and no other')
    .addHelpText('after', example('entity generate types --definition ticket.yaml --out entities.ts'))
    .action((flags: TypesFlags) => choose((world) => generateTypes(flags, world)))
  addFlags(command, [definitionFlag()], [flag('--out <file>', 'writes it to a file instead, which must not exist')])
}
