import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { readValidDefinition } from '../input/read-valid-definition.js'
import type { Output } from '../output.js'
import { definitionText } from '../print/definition.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface InspectFlags {
  readonly format?: Format
}

const inspect = (file: string, { format = 'text' }: InspectFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readValidDefinition(world)(file),
    TE.map(({ document }) => print(format, document, definitionText)),
  )

export const addInspect: AddVerb = (program, choose) => {
  const command = program
    .command('inspect')
    .description('print what a definition says; as JSON or YAML, with every default written out')
    .argument('<file>', 'a definition, YAML or JSON')
    .addHelpText('after', example('entity inspect ticket.yaml'))
    .action((file: string, flags: InspectFlags) => choose((world) => inspect(file, flags, world)))
  addFlags(command, [], [formatFlag('text')])
}
