import { Registry } from '@assent/kernel'
import type { ShellError, StoredRuntime } from '@assent/shell'
import { right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, type Failure } from '../failure.js'
import type { OpenedStore, Use, World } from '../world.js'
import { runtimeOver, type RuntimeParts } from './open-runtime.js'

type Ask<Asked, A> = (asked: Asked) => TE.TaskEither<ShellError, A>

const answered = <A>(answer: TE.TaskEither<ShellError, A>): TE.TaskEither<Failure, A> =>
  pipe(answer, TE.mapLeft(refused))

/** A store by its name, and what it is opened for. */
export interface NamedStore {
  readonly name: string
  readonly use: Use
}

/** Opens the store, asks it, and closes it whatever the answer is. */
export const withOpened = <A>(
  { name, use }: NamedStore,
  world: World,
  ask: (store: OpenedStore) => TE.TaskEither<Failure, A>,
): TE.TaskEither<Failure, A> =>
  TE.bracket(
    answered(world.openStore(name, use)),
    ask,
    // A commit stands whether or not its store closes well.
    (store) => () =>
      store
        .close()()
        .then(() => right(undefined)),
  )

/** The same with a runtime over the store. */
export const withStore = <A>(
  named: NamedStore,
  parts: RuntimeParts,
  world: World,
  ask: Ask<StoredRuntime, A>,
): TE.TaskEither<Failure, A> =>
  withOpened(named, world, (store) =>
    pipe(
      TE.fromEither(runtimeOver(store, parts)),
      TE.flatMap((runtime) => answered(ask(runtime))),
    ),
  )

/** As `withStore`, for a call that only reads: what is stored needs no definition to be printed. */
export const readStore = <A>(name: string, world: World, ask: Ask<StoredRuntime, A>): TE.TaskEither<Failure, A> =>
  withStore({ name, use: 'ask' }, { registry: Registry.empty, relations: {} }, world, ask)
