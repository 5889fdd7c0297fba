import type { EntityInstance } from '@assent/kernel'
import { left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShellError } from '../shell-error.js'
import { notFound } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { Subject } from '../subject.js'
import { readSubject } from './read-request.js'

/** The instance held, or `not_found` (T-3). */
export const get = (store: Store, subject: Subject, options?: CallOptions): TE.TaskEither<ShellError, EntityInstance> =>
  pipe(
    TE.fromEither<ShellError, Subject>(readSubject(subject)),
    TE.flatMap((read) =>
      pipe(
        store.load(read, options),
        TE.flatMapEither((instance) => (instance === undefined ? left(notFound(read)) : right(instance))),
      ),
    ),
  )
