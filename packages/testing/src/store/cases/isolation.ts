import type { RecordedCommit } from '@assent/shell'
import { accepted, same, sameLastPage } from '../answers.js'
import { absent, packed, subjectOf } from '../crate.js'
import type { StoreCase } from '../store-case.js'

// A frozen object refuses, which is as good.
const scribbleOn = (value: unknown): void => {
  try {
    Object.assign(value as object, { scribbled: true })
  } catch {
    return
  }
}

const unfrozen = (commit: RecordedCommit): RecordedCommit => ({
  instance: { ...commit.instance, fields: { ...commit.instance.fields } },
  envelope: { ...commit.envelope, record: { ...commit.envelope.record, result: { ...commit.envelope.record.result } } },
})

/** What a store holds is its own. */
export const isolationCases: readonly StoreCase[] = [
  {
    name: 'S-19: changing what was handed in, or what was answered, does not change the store',
    run: async (store) => {
      const commit = packed('c-1', 'r-1')
      const handed = unfrozen(commit)
      await accepted(store.commit(handed, absent))
      scribbleOn(handed.instance.fields)
      scribbleOn(handed.envelope)
      scribbleOn((await accepted(store.load(subjectOf(commit))))?.fields)
      for (const envelope of (await accepted(store.records(subjectOf(commit)))).items) scribbleOn(envelope)
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      sameLastPage('records', [commit.envelope], await accepted(store.records(subjectOf(commit))))
    },
  },
]
