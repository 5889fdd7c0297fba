import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag, valueFlag } from '../flags/flag.js'
import { formatFlag } from '../flags/format.js'
import { recordingFlags } from '../flags/recording.js'
import { expectedRevisionFlag } from '../flags/revision.js'
import { relationsFlag } from '../flags/relations.js'
import { entityFlag, idFlag, storeFlag } from '../flags/subject.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { executeGiven } from './execute-given.js'
import { executeStored } from './execute-stored.js'
import { targetOf, type ExecuteFlags } from './execute-target.js'
import { readDefinitions } from './read-definitions.js'
import { example, type AddVerb } from './verb.js'

const execute = (flags: ExecuteFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.Do,
    TE.bind('target', () => TE.fromEither(targetOf(flags))),
    TE.bind('definitions', () => readDefinitions(flags, world)),
    TE.flatMap(({ target, definitions: { registry, definition } }) =>
      target.kind === 'given'
        ? executeGiven(target, flags, definition, world)
        : executeStored(target, flags, { registry, entity: definition.entity }, world),
    ),
  )

export const addExecute: AddVerb = (program, choose) => {
  const command = program
    .command('execute')
    .description('decide an operation on an instance; with --store, on the stored one, and keep the decision')
    .addHelpText(
      'after',
      example(
        'entity execute --definition ticket.yaml --store tickets.db --id t-1 --expected-revision 1 \\',
        '--operation close --arguments \'{"reason": "mended"}\' \\',
        '--record-id close-t-1 --recorded-at 2027-03-01T09:00:00Z --actor ada',
      ),
    )
    .action((flags: ExecuteFlags) => choose((world) => execute(flags, world)))
  addFlags(
    command,
    [definitionFlag(), flag('--operation <name>', 'the operation')],
    [
      entityFlag(),
      valueFlag('--arguments <value>', 'its arguments (default: {})'),
      valueFlag('--fulfillments <value>', 'the actions of the host, by the field that it fulfils'),
      valueFlag('--instance <value>', 'the instance, or a decision or commit that holds one').conflicts('store'),
      storeFlag(),
      relationsFlag(),
      idFlag(),
      expectedRevisionFlag(),
      ...recordingFlags(),
      formatFlag('json'),
    ],
  )
}
