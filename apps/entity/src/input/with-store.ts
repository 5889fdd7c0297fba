import { Registry } from '@assent/kernel'
import { StoredRuntime, type ShellError } from '@assent/shell'
import { right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, type Failure } from '../failure.js'
import type { World } from '../world.js'

type Ask<A> = (runtime: StoredRuntime) => TE.TaskEither<ShellError, A>

/** Opens the store, asks a runtime over it, and closes it whatever the answer is. */
export const withStore = <A>(file: string, registry: Registry, world: World, ask: Ask<A>): TE.TaskEither<Failure, A> =>
  pipe(
    TE.bracket(
      pipe(
        world.openStore(file),
        TE.mapLeft((error): ShellError => error),
        TE.map((store) => StoredRuntime.of({ registry, store })),
      ),
      ask,
      // A commit stands whether or not its store closes well.
      (runtime) => () =>
        runtime
          .close()()
          .then(() => right(undefined)),
    ),
    TE.mapLeft(refused),
  )

/** As `withStore`, for a call that only reads: what is stored needs no definition to be printed. */
export const readStore = <A>(file: string, world: World, ask: Ask<A>): TE.TaskEither<Failure, A> =>
  withStore(file, Registry.empty, world, ask)
