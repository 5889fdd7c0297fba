import type { Store } from '@assent/shell'
import { envelopesIn, eventsIn, idsIn, instanceIn, observationsIn, recordIn, type Held } from '../../model/held.js'
import { accepted } from '../../store/answers.js'
import { whole } from '../../store/dump.js'

/** Of whom, and of which records, is told. */
export interface Kept {
  readonly entity: string
  readonly ids: readonly string[]
  readonly recordIds: readonly string[]
  /** What ids begin with: others may be in the store. */
  readonly marker: string
}

/** What a store says of these, its lists read in pages of so many items. */
export const dumpKept = async (
  store: Store,
  { entity, ids, recordIds, marker }: Kept,
  limit = 1000,
): Promise<object> => {
  // Those of a case stand together, right after what they begin with.
  const found = await accepted(store.ids(entity, { limit: 1000, after: marker }))
  const subjects: object[] = []
  for (const id of ids) {
    const subject = { entity, id }
    subjects.push({
      instance: (await accepted(store.load(subject))) ?? null,
      events: await whole((page) => store.events(subject, page), limit),
      records: await whole((page) => store.records(subject, page), limit),
      observations: await whole((page) => store.observations(subject, page), limit),
    })
  }
  const records: object[] = []
  for (const recordId of recordIds) records.push([(await accepted(store.recordById(recordId))) ?? null])
  return { ids: found.items.filter((id) => id.startsWith(marker)), subjects, records }
}

/** What it would say where this is held. */
export const dumpHeld = (held: Held, { entity, ids, recordIds, marker }: Kept): object => ({
  ids: idsIn(held, entity).filter((id) => id.startsWith(marker)),
  subjects: ids.map((id) => {
    const subject = { entity, id }
    return {
      instance: instanceIn(held, subject) ?? null,
      events: eventsIn(held, subject),
      records: envelopesIn(held, subject),
      observations: observationsIn(held, subject),
    }
  }),
  records: recordIds.map((recordId) => [recordIn(held, recordId) ?? null]),
})
