import type { Registry } from '@assent/kernel'
import { relationCheckMessage, relationChecks, StoredRuntime, type CheckedRelations } from '@assent/shell'
import { map, mapLeft, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { usage, type Failure } from '../failure.js'
import type { OpenedStore } from '../world.js'

/** What a runtime is made of, beside its store. */
export interface RuntimeParts {
  readonly registry: Registry
  readonly relations: CheckedRelations
}

/** A runtime over a store that holds the relations; one that cannot is a wrong call, by the first reason. */
export const runtimeOver = (
  store: OpenedStore,
  { registry, relations }: RuntimeParts,
): Either<Failure, StoredRuntime> =>
  pipe(
    relationChecks({ registry, store, checks: relations }),
    mapLeft(({ defects }) => usage(`\`--relations\`: ${defects.map(relationCheckMessage).join('; ')}`)),
    map((held) => StoredRuntime.of({ registry, store, relations: held })),
  )
