import { canonical, Runtime, type Json, type JsonNumber } from '@assent/kernel'
import {
  seal,
  type Expectation,
  type RecordedCommit,
  type RecordedObservation,
  type Recording,
  type Store,
} from '../src/index.js'
import { recording, registry, valueOf } from './parcel.js'

const runtime = Runtime.of(registry)

export const absent: Expectation = { kind: 'absent' }
export const at = (revision: JsonNumber): Expectation => ({ kind: 'revision', revision })
export const subject = (id: string) => ({ entity: 'parcel', id })

/** The commit of a creation. */
export const created = (
  id: string,
  record_id: string,
  changes: Partial<Recording> = {},
  fields: object = {},
): RecordedCommit => {
  const request = { entity: 'parcel', version: 1, id, fields: { address: 'Quay 4', ...fields } }
  const { instance, record } = valueOf(runtime.create(request))
  return { instance, envelope: valueOf(seal(recording(record_id, changes), record)) }
}

/** The commit of an operation on what a commit led to. */
export const after = (
  { instance: before }: RecordedCommit,
  operation: string,
  record_id: string,
  changes: Partial<Recording> = {},
  args: object = {},
): RecordedCommit => {
  const { instance, record } = valueOf(runtime.execute({ instance: before, operation, arguments: args }))
  return { instance, envelope: valueOf(seal(recording(record_id, changes), record)) }
}

export const observed = (
  id: string,
  revision: JsonNumber,
  record_id: string,
  record: Json = { dry: true },
): RecordedObservation => ({
  ...subject(id),
  revision,
  envelope: { ...recording(record_id), record },
})

/** A subject that was created, sent and delivered: revisions 1 to 3 under the record ids `<id>-1` to `<id>-3`. */
export const storeHistory = async (store: Store, id: string): Promise<readonly RecordedCommit[]> => {
  const first = created(id, `${id}-1`)
  const second = after(first, 'send', `${id}-2`)
  const third = after(second, 'deliver', `${id}-3`)
  valueOf(await store.commit(first, absent)())
  valueOf(await store.commit(second, at(1))())
  valueOf(await store.commit(third, at(2))())
  return [first, second, third]
}

/** Everything that a store tells of an entity's subjects, as text: two dumps differ where the store does. */
export const dump = async (store: Store, entity = 'parcel'): Promise<string> => {
  const ids = valueOf(await store.ids(entity, { limit: 1000 })()).items
  const parts = await Promise.all(
    ids.map(async (id) => {
      const named = { entity, id }
      return {
        instance: valueOf(await store.load(named)()),
        records: valueOf(await store.records(named, { limit: 1000 })()),
        observations: valueOf(await store.observations(named, { limit: 1000 })()),
        events: valueOf(await store.events(named, { limit: 1000 })()),
      }
    }),
  )
  // Not as the host writes it, which shows the number `1.0` and the text `"1.0"` alike.
  return canonical({ ids, parts })
}
