import { explain, renderExplanation } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import type { Output } from '../output.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { askFlags, readAsked, type AskFlags } from './asked.js'
import { example, type AddVerb } from './verb.js'

interface ExplainFlags extends AskFlags {
  readonly operation: string
}

const explainExecution = (flags: ExplainFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readAsked(flags, world),
    TE.map(({ definition, instance, arguments: args }) => explain(definition, instance, flags.operation, args)),
    TE.map((explanation) => print(flags.format ?? 'text', explanation, renderExplanation)),
  )

export const addExplain: AddVerb = (program, choose) => {
  const command = program
    .command('explain')
    .description('say why an operation would be accepted or refused now; nothing is decided or stored')
    .addHelpText(
      'after',
      example('entity explain --definition ticket.yaml --store tickets.db --id t-1 --operation close'),
    )
    .action((flags: ExplainFlags) => choose((world) => explainExecution(flags, world)))
  addFlags(
    command,
    [definitionFlag(), flag('--operation <name>', 'the operation')],
    askFlags('its arguments (default: {})'),
  )
}
