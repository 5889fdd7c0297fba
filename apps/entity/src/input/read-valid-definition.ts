import { validate, type ValidatedDefinition } from '@assent/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { refusedAt, usage, type Failure } from '../failure.js'
import type { World } from '../world.js'
import { readDefinitionFile } from './read-definition-file.js'

/** The definition in a file, judged alone. */
export const readValidDefinition =
  (world: World) =>
  (file: string): TE.TaskEither<Failure, ValidatedDefinition> =>
    pipe(
      readDefinitionFile(file, world),
      TE.mapLeft((reason) => usage(`\`${file}\`: ${reason}`)),
      TE.flatMapEither((document) => pipe(validate(document), E.mapLeft(refusedAt(file)))),
    )
