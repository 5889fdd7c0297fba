import type { Registry, ValidatedDefinition } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { chooseDefinition } from '../input/choose-definition.js'
import { readRegistry } from '../input/read-registry.js'
import { standardInputOnce } from '../input/standard-input.js'
import type { World } from '../world.js'

/** The flags that say under which definition a verb works, and those whose value may be standard input. */
export interface DefinitionFlags {
  readonly definition: readonly string[]
  readonly entity?: string
  readonly instance?: string
  readonly arguments?: string
  readonly fulfillments?: string
}

/** Every definition that is given, and the one that the call is about; standard input is asked about first (L-9). */
export interface Definitions {
  readonly registry: Registry
  readonly definition: ValidatedDefinition
}

export const readDefinitions = (flags: DefinitionFlags, world: World): TE.TaskEither<Failure, Definitions> =>
  pipe(
    TE.fromEither(
      standardInputOnce([
        ['--instance', flags.instance],
        ['--arguments', flags.arguments],
        ['--fulfillments', flags.fulfillments],
      ]),
    ),
    TE.flatMap(() => readRegistry(flags.definition, world)),
    TE.bindTo('registry'),
    TE.bind('definition', ({ registry }) => TE.fromEither(chooseDefinition(registry, flags.entity))),
  )
