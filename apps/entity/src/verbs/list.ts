import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { entityFlag, storeFlag } from '../flags/subject.js'
import { allPages } from '../input/all-pages.js'
import { readStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { lines, print } from '../print/print.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface ListFlags {
  readonly store: string
  readonly entity: string
  readonly format?: Format
}

const list = ({ store, entity, format = 'text' }: ListFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readStore(store, world, (runtime) => allPages((page) => runtime.list(entity, page))),
    TE.map((ids) => print(format, ids, lines)),
  )

export const addList: AddVerb = (program, choose) => {
  const command = program
    .command('list')
    .description('print the ids of an entity type that a store holds, sorted')
    .addHelpText('after', example('entity list --store tickets.db --entity ticket'))
    .action((flags: ListFlags) => choose((world) => list(flags, world)))
  addFlags(command, [storeFlag(), entityFlag()], [formatFlag('text')])
}
