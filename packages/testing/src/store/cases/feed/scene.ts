import type { FeedItem, FeedStore, RecordedCommit, Store, StoredRecord, StoreError } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { accepted } from '../../answers.js'
import { absent, at, filled, moved, packed, seen } from '../../crate.js'

/** A store with a feed. */
export type FedStore = Store & FeedStore

const first = packed('c-1', 'r-1')
const second = filled(first.instance, 'r-2', ['rope'])
const other = packed('b-2', 'r-3')
const sight = seen(second.instance, 'o-1')
const third = moved(second.instance, 'r-4')

/** Four decisions and an observation of two subjects, as records, in the order in which `tell` commits them. */
export const story: readonly StoredRecord[] = [
  { kind: 'decision', commit: first },
  { kind: 'decision', commit: second },
  { kind: 'decision', commit: other },
  { kind: 'observation', observation: sight },
  { kind: 'decision', commit: third },
]

/** Commits the story. */
export const tell = async (store: Store): Promise<void> => {
  await accepted(store.commit(first, absent))
  await accepted(store.commit(second, at(first.instance)))
  await accepted(store.commit(other, absent))
  await accepted(store.observe(sight))
  await accepted(store.commit(third, at(second.instance)))
}

/** A commit after the story. */
export const later: RecordedCommit = moved(third.instance, 'r-5')

export const commitLater = (store: Store): Promise<unknown> => accepted(store.commit(later, at(third.instance)))

/** The records after a checkpoint, page by page. */
export const wholeFeed = async (
  store: FedStore,
  from?: string,
  limit = 1000,
): Promise<{ readonly items: readonly FeedItem[]; readonly checkpoint: string }> => {
  const items: FeedItem[] = []
  let checkpoint = from
  for (;;) {
    const page = await accepted(store.after(checkpoint, limit))
    if (page.items.length === 0) return { items, checkpoint: page.checkpoint }
    if (page.checkpoint === checkpoint) throw new Error('the checkpoint of a page with records does not move on')
    items.push(...page.items)
    checkpoint = page.checkpoint
  }
}

export const recordsOf = (items: readonly FeedItem[]): readonly StoredRecord[] => items.map(({ record }) => record)

export const recordIdOf = ({ record }: FeedItem): string =>
  (record.kind === 'decision' ? record.commit : record.observation).envelope.record_id

/** What a subscription gives next. */
export type Next = IteratorResult<Either<StoreError, FeedItem>, unknown>

/** Longer than any record takes that is there, in milliseconds. */
const patience = 10_000

/** What a subscription gives next, unless nothing comes. */
export const nextOf = async (records: AsyncIterator<Either<StoreError, FeedItem>, unknown>): Promise<Next> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${patience} milliseconds`)), patience)
  })
  try {
    return await Promise.race([records.next(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** The item that a subscription gives; a refusal or an end is a failure of the case. */
export const itemOf = (next: Next): FeedItem => {
  if (next.done === true) throw new Error('expected a record, found the end of the feed')
  if (isLeft(next.value)) throw new Error(`expected a record, found the refusal ${next.value.left.kind}`)
  return next.value.right
}

/** The kind of the refusal that a subscription gives. */
export const refusalKindOf = (next: Next): string =>
  next.done !== true && isLeft(next.value) ? next.value.left.kind : 'no refusal'
