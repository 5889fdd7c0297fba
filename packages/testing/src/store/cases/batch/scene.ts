import type { AtomicBatchStore, BatchEntry, BatchError, Store, StoreError } from '@assent/shell'
import { accepted, refused, same } from '../../answers.js'
import { absent, at, entryOf, filled, moved, packed, seen, sightOf } from '../../crate.js'
import { leavesNoTrace } from '../../untouched.js'

/** A store with atomic batches. */
export type BatchStore = Store & AtomicBatchStore

const first = packed('c-1', 'r-1')
const second = filled(first.instance, 'r-2', ['rope'])
const sight = seen(second.instance, 'o-1')
const third = moved(second.instance, 'r-3')
const other = packed('c-2', 'r-4')

/** Decisions and observations of two subjects, each of which follows from the ones before it. */
export const story = { first, second, sight, third, other }

/** The story as one batch (E-11 names such a one). */
export const entries: readonly BatchEntry[] = [
  entryOf(first, absent),
  entryOf(second, at(first.instance)),
  sightOf(sight),
  entryOf(third, at(second.instance)),
  entryOf(other, absent),
]

/** A subject that is there before the batch, at revision 2. */
export const settle = async (store: BatchStore): Promise<void> => {
  const before = packed('c-0', 'r-0')
  await accepted(store.commit(before, absent))
  await accepted(store.commit(moved(before.instance, 'r-0b'), at(before.instance)))
}

const isRefusalAt = (refusal: BatchError, kind: StoreError['kind'], entry: number | undefined): BatchError => {
  same('the refusal', kind, refusal.kind)
  same('the entry that failed', entry, refusal.entry)
  return refusal
}

/** A batch must be refused as this kind at this entry (B-4); what is left of it is not looked at. */
export const refusedAt = async (
  store: BatchStore,
  batch: readonly BatchEntry[],
  kind: StoreError['kind'],
  entry: number | undefined,
): Promise<BatchError> => isRefusalAt(await refused(store.commitBatch(batch)), kind, entry)

/** The same, and nothing of the batch must be left (S-19). */
export const undoneAt = async (
  store: BatchStore,
  batch: readonly BatchEntry[],
  kind: StoreError['kind'],
  entry: number | undefined,
): Promise<BatchError> => isRefusalAt(await leavesNoTrace(store, kind, store.commitBatch(batch)), kind, entry)
