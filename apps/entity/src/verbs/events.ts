import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag } from '../flags/format.js'
import { subjectFlags, type SubjectFlags } from '../flags/subject.js'
import { allPages } from '../input/all-pages.js'
import { readStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { eventsText } from '../print/decision.js'
import { print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

const events = ({ store, entity, id, format = 'json' }: SubjectFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readStore(store, world, (runtime) => allPages((page) => runtime.events({ entity, id }, page))),
    TE.map((found) => print(format, found, eventsText)),
  )

export const addEvents: AddVerb = (program, choose) => {
  const command = program
    .command('events')
    .description('print the domain events of an instance, oldest first')
    .addHelpText('after', example('entity events --store tickets.db --entity ticket --id t-1'))
    .action((flags: SubjectFlags) => choose((world) => events(flags, world)))
  addFlags(command, subjectFlags(), [formatFlag('json')])
}
