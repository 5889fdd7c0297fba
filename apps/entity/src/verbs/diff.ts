import type { DefinitionDocument } from '@assent/kernel'
import { diffDefinitions } from '@assent/surface'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { readValidDefinition } from '../input/read-valid-definition.js'
import type { Output } from '../output.js'
import { diffText, type DiffReport } from '../print/diff.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface DiffFlags {
  readonly format?: Format
}

const reportOn = (was: DefinitionDocument, is: DefinitionDocument): DiffReport => {
  const changes = diffDefinitions(was, is)
  return {
    from: { entity: was.entity, version: was.version },
    to: { entity: is.entity, version: is.version },
    breaking: changes.some(({ effect }) => effect !== 'compatible'),
    changes,
  }
}

const diff = (old: string, next: string, flags: DiffFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readValidDefinition(world)(old),
    TE.bindTo('was'),
    TE.bind('is', () => readValidDefinition(world)(next)),
    TE.map(({ was, is }) => {
      const report = reportOn(was.document, is.document)
      const { text } = print(flags.format ?? 'text', report, diffText)
      return { text, exitCode: report.breaking ? 1 : 0 }
    }),
  )

export const addDiff: AddVerb = (program, choose) => {
  const command = program
    .command('diff')
    .description('say what changed between two versions of a definition, and whom it breaks')
    .argument('<old>', 'a definition, YAML or JSON')
    .argument('<new>', 'the one that shall take its place')
    .addHelpText('after', example('entity diff ticket.yaml ticket-2.yaml'))
    .action((old: string, next: string, flags: DiffFlags) => choose((world) => diff(old, next, flags, world)))
  addFlags(command, [], [formatFlag('text')])
}
