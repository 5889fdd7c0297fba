import type { StoredLaw } from '../stored/stored-law.js'
import { answersOnly, recordIdOf, writtenOf } from './probe.js'
import type { WritingCase } from './store-case.js'
import type { StoreWrite } from './write.js'

/** What was written, of another subject, that would be written were its record id not taken. */
const ofAnother = (write: StoreWrite, id: string): StoreWrite => {
  if (write.kind === 'observation') return { ...write, observation: { ...write.observation, id } }
  const { instance, envelope } = write.commit
  const { record } = envelope
  const events = record.events.map((event) => ({ ...event, id }))
  const moved = { ...record, id, events, result: { ...record.result, id } }
  return { ...write, commit: { instance: { ...instance, id }, envelope: { ...envelope, record: moved } } }
}

/** Record ids are of the whole store. */
export const otherSubjectConflicts: StoredLaw<WritingCase> = {
  name: 'R-23, S-16: a record id of another subject is `record_conflict`, and writes nothing under either',
  holds: async (played) => {
    const id = `${played.kept.marker} elsewhere`
    const one = { ...played, kept: { ...played.kept, ids: [...played.kept.ids, id] } }
    for (const write of await writtenOf(one)) {
      const expected = { refused: { kind: 'record_conflict', record_id: recordIdOf(write) } }
      await answersOnly(one, 'a write of another subject', expected, ofAnother(write, id))
    }
  },
}
