import { available, renderAvailability } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags } from '../flags/flag.js'
import type { Output } from '../output.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { askFlags, readAsked, type AskFlags } from './asked.js'
import { example, type AddVerb } from './verb.js'

const listAvailable = (flags: AskFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readAsked(flags, world),
    TE.map(({ definition, instance, arguments: known }) => available(definition, instance, known)),
    TE.map((availabilities) => print(flags.format ?? 'text', availabilities, renderAvailability)),
  )

export const addAvailable: AddVerb = (program, choose) => {
  const command = program
    .command('available')
    .description('list which operations are possible now, and what the others depend on')
    .addHelpText('after', example('entity available --definition ticket.yaml --store tickets.db --id t-1'))
    .action((flags: AskFlags) => choose((world) => listAvailable(flags, world)))
  addFlags(command, [definitionFlag()], askFlags('arguments that are known already (default: {})'))
}
