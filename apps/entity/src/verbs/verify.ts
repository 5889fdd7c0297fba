import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, usage, type Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { entityFlag, idFlag, storeFlag } from '../flags/subject.js'
import { withOpened } from '../input/with-store.js'
import type { Output } from '../output.js'
import { print } from '../print/print.js'
import { verificationText } from '../print/verification.js'
import type { OpenedStore, World } from '../world.js'
import { example, type AddVerb } from './verb.js'
import { reportOn } from '../verify/verification-report.js'
import { verifyEntity, verifyStore, verifySubject, type Verifications } from '../verify/verify-subjects.js'

interface VerifyFlags {
  readonly store: string
  readonly entity?: string
  readonly id?: string
  readonly format?: Format
}

/** After how many subjects the count that a person sees moves on. */
const showEvery = 100

type Verify = (store: OpenedStore) => Verifications

const chosenBy = ({ entity, id }: VerifyFlags): Either<Failure, Verify> => {
  if (entity === undefined) return id === undefined ? right(verifyStore) : left(usage('`--id` needs `--entity`'))
  return right((store) => (id === undefined ? verifyEntity(store, entity) : verifySubject(store, { entity, id })))
}

const verify = (flags: VerifyFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.fromEither(chosenBy(flags)),
    TE.flatMap((chosen) => {
      const seen = (subjects: number): void => {
        if (subjects % showEvery === 0) world.showProgress(`${subjects} subject(s) verified`)
      }
      return pipe(
        withOpened({ name: flags.store, use: 'ask' }, world, (store) =>
          pipe(reportOn(chosen(store), seen), TE.mapLeft(refused)),
        ),
        T.tapIO(() => () => world.showProgress('')),
      )
    }),
    TE.map((report) => {
      const { text } = print(flags.format ?? 'text', report, verificationText)
      return { text, exitCode: report.holds ? 0 : 1 }
    }),
  )

export const addVerify: AddVerb = (program, choose) => {
  const command = program
    .command('verify')
    .description('replay what a store holds and compare: all of it, one entity type or one instance')
    .addHelpText('after', example('entity verify --store tickets.db'))
    .action((flags: VerifyFlags) => choose((world) => verify(flags, world)))
  addFlags(command, [storeFlag()], [entityFlag(), idFlag(), formatFlag('text')])
}
