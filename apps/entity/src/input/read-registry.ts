import { Registry } from '@assent/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refused, refusedAt, usage, type Failure } from '../failure.js'
import type { World } from '../world.js'
import { readDefinitionFile } from './read-definition-file.js'

type Answer = TE.TaskEither<Failure, Registry>

const register = (registry: Registry, path: string, world: World): Answer =>
  pipe(
    readDefinitionFile(path, world),
    TE.mapLeft((reason) => usage(`\`${path}\`: ${reason}`)),
    TE.flatMapEither((document) => pipe(registry.register(document), E.mapLeft(refusedAt(path)))),
  )

/** Reads, validates and registers each definition file in order, then checks the whole set for references (L-11). */
export const readRegistry = (paths: readonly string[], world: World): Answer =>
  pipe(
    paths.reduce<Answer>(
      (registered, path) =>
        pipe(
          registered,
          TE.flatMap((registry) => register(registry, path, world)),
        ),
      TE.right(Registry.empty),
    ),
    TE.flatMapEither((registry) => pipe(registry.validateAll(), E.mapLeft(refused))),
  )
