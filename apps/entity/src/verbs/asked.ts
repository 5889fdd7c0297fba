import type { EntityInstance, Json, ValidatedDefinition } from '@assent/kernel'
import type { Option } from 'commander'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { valueFlag } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { entityFlag, idFlag, storeFlag } from '../flags/subject.js'
import { readInstanceValue } from '../input/read-instance-value.js'
import { readValue } from '../input/read-value.js'
import { readStore } from '../input/with-store.js'
import type { World } from '../world.js'
import { readDefinitions, type DefinitionFlags } from './read-definitions.js'

/** The flags of a verb that asks about an instance and decides nothing. */
export interface AskFlags extends DefinitionFlags {
  readonly store?: string
  readonly id?: string
  readonly format?: Format
}

/** Its optional flags; `what` says what the arguments are. */
export const askFlags = (what: string): readonly Option[] => [
  entityFlag(),
  valueFlag('--arguments <value>', what),
  valueFlag('--instance <value>', 'the instance, or a decision or commit that holds one').conflicts('store'),
  storeFlag(),
  idFlag(),
  formatFlag('text'),
]

/** What is asked about. */
export interface Asked {
  readonly definition: ValidatedDefinition
  readonly instance: EntityInstance
  readonly arguments: Json
}

type ReadInstance = (entity: string, world: World) => TE.TaskEither<Failure, EntityInstance>

/** Where the instance comes from. That `--instance` and `--store` exclude each other, the parser knows (L-13). */
const sourceOf = ({ instance, store, id }: AskFlags): Either<Failure, ReadInstance> => {
  if (store !== undefined) {
    return id === undefined
      ? left(usage('`--store` needs `--id`'))
      : right((entity, world) => readStore(store, world, (runtime) => runtime.get({ entity, id })))
  }
  if (id !== undefined) return left(usage('`--id` needs `--store`'))
  if (instance === undefined) {
    return left(usage('the instance is missing: give `--instance`, or `--store` and `--id`'))
  }
  return right((_entity, world) => pipe(readValue('--instance', instance, world), TE.flatMapEither(readInstanceValue)))
}

/** Reads what the flags name, in the order of `execute` (L-9). */
export const readAsked = (flags: AskFlags, world: World): TE.TaskEither<Failure, Asked> =>
  pipe(
    TE.Do,
    TE.bind('source', () => TE.fromEither(sourceOf(flags))),
    TE.bind('definitions', () => readDefinitions(flags, world)),
    TE.bind('instance', ({ source, definitions }) => source(definitions.definition.entity, world)),
    TE.bind('arguments', () => readValue('--arguments', flags.arguments ?? '{}', world)),
    TE.map(({ definitions: { definition }, instance, arguments: args }) => ({ definition, instance, arguments: args })),
  )
