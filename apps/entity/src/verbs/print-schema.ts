import type { JsonObject } from '@assent/kernel'
import { dialect } from '@assent/surface'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { projectionText, type ProjectionFlags } from '../flags/projection.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { printOrSave } from './print-or-save.js'

/** Prints or saves a schema as a document of its own, which names its dialect. */
export const printSchema = (
  schema: TE.TaskEither<Failure, JsonObject>,
  flags: ProjectionFlags,
  world: World,
): TE.TaskEither<Failure, Output> =>
  printOrSave(
    pipe(
      schema,
      TE.map((made) => projectionText({ $schema: dialect, ...made }, flags)),
    ),
    flags,
    world,
  )
