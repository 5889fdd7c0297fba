import { defineEntityType, ProviderInstance, t } from '@assent/provider'
import { perform, type Deed } from './random-backend.js'

/** A record with members of every kind, some of which may be left out. */
export const crateData = t.object({
  id: t.string,
  label: t.string,
  weight: t.number,
  packedAt: t.optional(t.dateTime),
  parts: t.array(t.object({ name: t.string })),
})

/** A provider whose functions do what they are told, and nobody checked. */
export const crateProvider = (deeds: { readonly search: Deed; readonly get: Deed }) => {
  const crate = defineEntityType({
    id: 'crate',
    name: 'Crate',
    description: 'A crate.',
    data: crateData,
    searchInput: t.closed({ label: t.string, packed: t.optional(t.boolean) }),
    search: () => perform(deeds.search) as never,
    get: () => perform(deeds.get) as never,
  })
  return { crate, provider: ProviderInstance({ id: 'acme' }).entities.register(crate) }
}
