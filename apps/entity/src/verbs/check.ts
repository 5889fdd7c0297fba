import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { boundFlags, boundsOf, type BoundFlags } from '../flags/bounds.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { readValidDefinition } from '../input/read-valid-definition.js'
import type { Output } from '../output.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface CheckFlags extends BoundFlags {
  readonly format?: Format
}

const checkFile = (file: string, flags: CheckFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readValidDefinition(world)(file),
    TE.bindTo('definition'),
    // Loaded here, so that no other verb waits for it.
    TE.bind('testing', () => TE.fromTask(() => import('@assent/testing/check'))),
    TE.map(({ definition, testing: { check, renderCheck } }) => {
      const checked = check(definition, boundsOf(flags))
      const { text } = print(flags.format ?? 'text', checked, renderCheck)
      return { text, exitCode: checked.holds ? 0 : 1 }
    }),
  )

export const addCheck: AddVerb = (program, choose) => {
  const command = program
    .command('check')
    .description('try what a definition allows: what nothing reaches, what rules never do, what invariants refuse')
    .argument('<file>', 'a definition, YAML or JSON')
    .addHelpText('after', example('entity check ticket.yaml'))
    .action((file: string, flags: CheckFlags) => choose((world) => checkFile(file, flags, world)))
  addFlags(command, [], [...boundFlags(), formatFlag('text')])
}
