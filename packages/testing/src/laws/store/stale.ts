import type { Expectation } from '@assent/shell'
import { accepted } from '../../store/answers.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { answersOnly, writtenOf } from './probe.js'
import type { WritingCase } from './store-case.js'
import type { StoreWrite } from './write.js'

const expectationOf = (write: StoreWrite): Expectation =>
  write.kind === 'decision' ? write.expectation : { kind: 'revision', revision: write.observation.revision }

/** The write under a record id that nobody took. */
const asNew = (write: StoreWrite, record_id: string): StoreWrite =>
  write.kind === 'decision'
    ? { ...write, commit: { ...write.commit, envelope: { ...write.commit.envelope, record_id } } }
    : { ...write, observation: { ...write.observation, envelope: { ...write.observation.envelope, record_id } } }

/** A decision that was stored was stored once: its expectation does not hold again. */
export const staleIsRefused: StoredLaw<WritingCase> = {
  name: 'X-2, X-6, S-19: a write whose expectation held once, and no more, is `revision_conflict`, and writes nothing',
  holds: async (one) => {
    for (const write of await writtenOf(one)) {
      const { entity, id } = write.kind === 'decision' ? write.commit.instance : write.observation
      const found = (await accepted(one.store.load({ entity, id })))?.revision ?? null
      const expected = expectationOf(write)
      if (expected.kind === 'revision' && expected.revision === found) continue
      const refusal = { refused: { kind: 'revision_conflict', entity, id, expected, found } }
      await answersOnly(one, 'a stale write', refusal, asNew(write, `${one.kept.marker} stale`))
    }
  },
}
