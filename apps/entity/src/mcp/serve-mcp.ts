import { isLeft } from 'fp-ts/lib/Either.js'
import { identity, pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import type { McpFlags } from '../flags/mcp.js'
import { readRelations } from '../input/read-relations.js'
import { readRegistry } from '../input/read-registry.js'
import { withStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { readAuthority } from './authority.js'
import { serve } from './serve.js'
import type { McpSettings } from './settings.js'
import { serviceFor } from './tools.js'

/** Reads what is served, opens the store, and serves. */
export const serveMcp = (flags: McpFlags, settings: McpSettings, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readRegistry(flags.definition, world),
    TE.bindTo('registry'),
    TE.bind('relations', () => readRelations(flags, world)),
    TE.bind('authority', () => readAuthority(flags.principal, settings, world)),
    TE.flatMap(({ registry, relations, authority }) =>
      withStore({ name: flags.store, use: 'create' }, { registry, relations }, world, (runtime) =>
        TE.fromTask(async () => {
          const service = serviceFor(authority, flags.compact === true, runtime, world)
          if (isLeft(service)) return service
          return serve({ service: service.right, authority }, settings.address, flags, world)
        }),
      ),
    ),
    TE.flatMapEither(identity),
  )
