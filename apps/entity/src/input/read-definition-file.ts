import type { DefinitionDocument } from '@assent/kernel'
import { readDefinition } from '@assent/yaml'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describeParseFailure } from '../print/parse-failure.js'
import type { World } from '../world.js'

/** The document of a definition file, not validated yet; or why the file has none. */
export const readDefinitionFile = (path: string, world: World): TE.TaskEither<string, DefinitionDocument> =>
  pipe(
    world.readFile(path),
    TE.mapLeft((reason) => `it cannot be read: ${reason}`),
    TE.flatMapEither((text) => pipe(readDefinition(text), E.mapLeft(describeParseFailure))),
  )
