import type { BatchEntry, RecordedCommit, Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { accepted, same } from '../../answers.js'
import { absent, at, entryOf, filled, packed, subjectOf } from '../../crate.js'
import { whole } from '../../dump.js'
import type { StoreCase } from '../../store-case.js'
import { entries, story, type BatchStore } from './scene.js'

/** Each batch fills both crates; the second names them in the opposite order. */
const opposed = (
  crates: readonly [RecordedCommit, RecordedCommit],
  round: number,
): readonly (readonly BatchEntry[])[] => {
  const fill = (writer: number): readonly BatchEntry[] =>
    crates.map(({ instance }, index) =>
      entryOf(filled(instance, `w-${round}-${writer}-${index}`, writer), at(instance)),
    )
  return [fill(0), [...fill(1)].reverse()]
}

const commitIn = (batch: readonly BatchEntry[], id: string): RecordedCommit => {
  const entry = batch.find((one) => one.kind === 'decision' && one.commit.instance.id === id)
  if (entry?.kind !== 'decision') throw new Error(`no entry of the batch is about ${id}`)
  return entry.commit
}

/** Looks for the first and the last record of the story until it is written. */
const lookBeside = async (store: Store, writing: { readonly done: boolean }): Promise<void> => {
  while (!writing.done) {
    const early = await accepted(store.recordById(story.first.envelope.record_id))
    const late = await accepted(store.recordById(story.other.envelope.record_id))
    if (early !== undefined && late === undefined) throw new Error('the first entry was seen without the last')
  }
}

/** Batches at the same moment in one process. */
export const batchRaceCases: readonly StoreCase<BatchStore>[] = [
  {
    name: 'B-5: a reader beside a batch sees all of it or nothing',
    run: async (store) => {
      const writing = { done: false }
      const write = accepted(store.commitBatch(entries)).finally(() => {
        writing.done = true
      })
      await Promise.all([write, lookBeside(store, writing)])
    },
  },
  {
    name: 'B-4: of two batches that touch two subjects in opposite order one is stored whole, a hundred times',
    run: async (store) => {
      let crates: readonly [RecordedCommit, RecordedCommit] = [packed('c-1', 'r-1'), packed('c-2', 'r-2')]
      for (const crate of crates) await accepted(store.commit(crate, absent))
      for (let round = 0; round < 100; round += 1) {
        const batches = opposed(crates, round)
        const answers = await Promise.all(batches.map((batch) => store.commitBatch(batch)()))
        const kinds = answers.map((answer) => (isLeft(answer) ? answer.left.kind : 'stored')).sort()
        same('the answers', ['revision_conflict', 'stored'], kinds)
        const winner = batches[answers.findIndex((answer) => !isLeft(answer))] ?? []
        crates = [commitIn(winner, 'c-1'), commitIn(winner, 'c-2')]
        for (const { instance } of crates) {
          same('load', instance, await accepted(store.load({ entity: instance.entity, id: instance.id })))
        }
      }
    },
  },
  {
    name: 'S-18: identical batches at once all succeed and leave one',
    run: async (store) => {
      const answers = await Promise.all(entries.map(() => accepted(store.commitBatch(entries))))
      const written = answers.filter(([first]) => first === 'committed').length
      same('the batches that wrote', 1, written)
      const records = await whole((page) => store.records(subjectOf(story.first), page))
      same('the records', 3, records.length)
    },
  },
]
