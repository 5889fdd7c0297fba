import type { Json, JsonObject } from '@assent/kernel'
import { sameAs } from '../expect.js'
import type { KernelLaw } from './kernel-law.js'
import { historyMadeBy } from './walk.js'

type Change = { readonly changed: JsonObject; readonly removed?: readonly string[] }

const apply = (fields: JsonObject, { changed, removed = [] }: Change): JsonObject => {
  const after = new Map<string, Json>(Object.entries(fields))
  for (const name of removed) after.delete(name)
  for (const [name, value] of Object.entries(changed)) after.set(name, value)
  return Object.fromEntries(after)
}

/** What changed is told whole, by records and by events. */
export const eventsRebuild: KernelLaw = {
  name: 'K-176, K-177, K-181: what records and events call changed and removed makes the fields, beginning with none',
  holds: (step) => {
    const history = historyMadeBy(step)
    let fields: JsonObject = {}
    for (const { instance, record, events } of history) {
      const before = fields
      fields = apply(before, record)
      sameAs('the fields out of the records', instance.fields, fields)
      for (const event of events) sameAs(`the fields out of \`${event.type}\``, instance.fields, apply(before, event))
    }
    return undefined
  },
}
