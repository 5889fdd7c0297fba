import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag } from '../flags/format.js'
import { subjectFlags, type SubjectFlags } from '../flags/subject.js'
import { readStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { instanceText } from '../print/decision.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

const get = ({ store, entity, id, format = 'json' }: SubjectFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readStore(store, world, (runtime) => runtime.get({ entity, id })),
    TE.map((found) => print(format, found, instanceText)),
  )

export const addGet: AddVerb = (program, choose) => {
  const command = program
    .command('get')
    .description('print the instance that a store holds')
    .addHelpText('after', example('entity get --store tickets.db --entity ticket --id t-1'))
    .action((flags: SubjectFlags) => choose((world) => get(flags, world)))
  addFlags(command, subjectFlags(), [formatFlag('json')])
}
