import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { UnknownAction, UnknownEntityType, UnknownProvider } from '../error/provider-error.js'
import { withHeldNumbers } from '../json/host-numbers.js'
import type { ProviderRegistry } from '../provider/provider-registry.js'
import type { Restorer } from './decode.js'

/** What makes a record or an output of what travels, by their ids. */
export interface Restorers {
  readonly ofType: (provider: string, type: string) => Either<UnknownProvider | UnknownEntityType, Restorer>
  readonly ofAction: (provider: string, action: string) => Either<UnknownProvider | UnknownAction, Restorer>
}

/** A number that its type calls one is held by the host. */
const asItTravels: Restorer = { restore: async (value) => right(withHeldNumbers(value)) }

/**
 * Without a registry: what travels is handed on. The service decoded and encoded it by the same schemas; to check it
 * once more by the JSON Schemas that it serves would take a validator that compiles code, and give no more types.
 */
export const noRestorers: Restorers = { ofType: () => right(asItTravels), ofAction: () => right(asItTravels) }

/** The codecs of a registry. */
export const restorersOf = (registry: Pick<ProviderRegistry<unknown>, 'provider'>): Restorers => ({
  ofType: (id, type) => {
    const provider = registry.provider(id)
    if (isLeft(provider)) return provider
    const codec = provider.right.entities.get(type)?.codecs.data
    return codec === undefined ? left({ kind: 'unknown_entity_type', provider: id, entity_type: type }) : right(codec)
  },
  ofAction: (id, action) => {
    const provider = registry.provider(id)
    if (isLeft(provider)) return provider
    const codec = provider.right.actions.get(action)?.codecs.output
    return codec === undefined ? left({ kind: 'unknown_action', provider: id, action }) : right(codec)
  },
})
