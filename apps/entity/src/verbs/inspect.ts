import { validate } from '@assent/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refusedAt, usage, type Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { readDefinitionFile } from '../input/read-definition-file.js'
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
    readDefinitionFile(file, world),
    TE.mapLeft((reason) => usage(`\`${file}\`: ${reason}`)),
    TE.flatMapEither((document) => pipe(validate(document), E.mapLeft(refusedAt(file)))),
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
