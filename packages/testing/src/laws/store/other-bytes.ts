import type { StoredLaw } from '../stored/stored-law.js'
import { answersOnly, recordIdOf, writtenOf } from './probe.js'
import type { WritingCase } from './store-case.js'
import type { StoreWrite } from './write.js'

/** The write under the same record id, with another actor, and of an observation also another document. */
const others = (write: StoreWrite): readonly StoreWrite[] => {
  if (write.kind === 'decision') {
    const { envelope } = write.commit
    const actor = `not ${envelope.actor ?? 'null'}`
    return [{ ...write, commit: { ...write.commit, envelope: { ...envelope, actor } } }]
  }
  const { observation } = write
  const { envelope } = observation
  const changes = [{ actor: `not ${envelope.actor ?? 'null'}` }, { record: [envelope.record] }]
  return changes.map((change) => ({ ...write, observation: { ...observation, envelope: { ...envelope, ...change } } }))
}

/** A record id names one record. */
export const otherBytesConflict: StoredLaw<WritingCase> = {
  name: 'S-16, S-17: another write under a record id that is taken is `record_conflict`, and writes nothing',
  holds: async (one) => {
    for (const write of await writtenOf(one)) {
      const expected = { refused: { kind: 'record_conflict', record_id: recordIdOf(write) } }
      for (const other of others(write)) await answersOnly(one, 'another write', expected, other)
    }
  },
}
