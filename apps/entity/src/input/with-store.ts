import { Registry } from '@assent/kernel'
import { StoredRuntime, type ShellError } from '@assent/shell'
import { right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, type Failure } from '../failure.js'
import type { OpenedStore, Use, World } from '../world.js'

type Ask<Asked, A> = (asked: Asked) => TE.TaskEither<ShellError, A>

/** A store by its name, and what it is opened for. */
export interface NamedStore {
  readonly name: string
  readonly use: Use
}

/** Opens the store, asks it, and closes it whatever the answer is. */
export const withOpened = <A>(
  { name, use }: NamedStore,
  world: World,
  ask: Ask<OpenedStore, A>,
): TE.TaskEither<Failure, A> =>
  pipe(
    TE.bracket(
      pipe(
        world.openStore(name, use),
        TE.mapLeft((error): ShellError => error),
      ),
      ask,
      // A commit stands whether or not its store closes well.
      (store) => () =>
        store
          .close()()
          .then(() => right(undefined)),
    ),
    TE.mapLeft(refused),
  )

/** The same with a runtime over the store. */
export const withStore = <A>(
  named: NamedStore,
  registry: Registry,
  world: World,
  ask: Ask<StoredRuntime, A>,
): TE.TaskEither<Failure, A> => withOpened(named, world, (store) => ask(StoredRuntime.of({ registry, store })))

/** As `withStore`, for a call that only reads: what is stored needs no definition to be printed. */
export const readStore = <A>(name: string, world: World, ask: Ask<StoredRuntime, A>): TE.TaskEither<Failure, A> =>
  withStore({ name, use: 'ask' }, Registry.empty, world, ask)
