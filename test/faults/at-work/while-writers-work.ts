import type { CompleteStore, FeedItem, StoredRuntime } from '@assent/shell'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { recordIdOf } from '../feed.js'
import { readHistory } from '../history.js'
import { joint } from '../joint-reading.js'
import { meter, metersOn, unwrap } from '../process/meter.js'
import { until } from '../until.js'
import { Asker } from './asker.js'
import { contend, type Contended } from './contend.js'
import { follow } from './follow.js'
import { readTogether, type ReadTogether } from './read-together.js'

/** Milliseconds within which each call is answered, whatever happens to the server. */
const longestCall = 15_000

/** Waits until so many more requests are stored. */
export type Await = (more: number) => Promise<void>

const holds = async (runtime: StoredRuntime, contended: Contended, { batches }: ReadTogether): Promise<void> => {
  const byRevision = [...contended.stored].sort((one, other) => one.revision - other.revision)
  expect(await readHistory(runtime)).toEqual([{ recordId: 'created', revision: 1 }, ...byRevision])
  for (const subject of joint) {
    const decided = (await readHistory(runtime, subject)).slice(1).map(({ recordId }) => recordId)
    expect(decided).toEqual(Array.from({ length: batches }, (_, index) => `batch-${index}-${subject.id}`))
  }
  for (const subject of [meter, ...joint]) {
    expect(unwrap(await runtime.verify(subject)())).toMatchObject({ holds: true })
  }
}

const isFed = async (given: readonly FeedItem[], records: number): Promise<void> => {
  await until('the feed gives all records', () => given.length >= records)
  expect(given).toHaveLength(records)
  expect(new Set(given.map(recordIdOf)).size).toBe(records)
}

const told = ({ unreachable, unknown, longest }: Asker, contended: Contended, together: ReadTogether): string =>
  `${contended.stored.length} commits and ${together.batches} batches, each once; ${unknown} answers were lost, ` +
  `of which ${contended.replayed + together.replayed} had been stored; ${unreachable} calls found no server; ` +
  `${contended.outrun} lost to another writer; the longest call took ${Math.round(longest)} ms`

/**
 * Disturbs a store that holds the meters while three writers contend for one meter, another commits batches, and a
 * reader follows the feed: each repeats what is not answered. Holds afterwards that what they were told is stored is
 * there exactly once, and nothing else. Answers what happened, for people.
 */
export const whileWritersWork = async (
  store: CompleteStore,
  disturb: (stored: Await) => Promise<void>,
): Promise<string> => {
  const runtime = metersOn(store)
  const asker = new Asker()
  const contended: Contended = { stored: [], replayed: 0, outrun: 0 }
  const together: ReadTogether = { batches: 0, replayed: 0 }
  const given: FeedItem[] = []
  const [writersOver, feedOver] = [new AbortController(), new AbortController()]
  const following = follow(store, given, feedOver.signal)
  const writing = Promise.all([
    ...['a', 'b', 'c'].map((name) => contend(runtime, name, asker, contended, writersOver.signal)),
    readTogether(runtime, store, asker, together, writersOver.signal),
  ])
  const count = (): number => contended.stored.length + together.batches
  const stored: Await = async (more) => {
    const enough = count() + more
    while (count() < enough) await Promise.race([pause(2), writing])
  }
  try {
    await disturb(stored)
    writersOver.abort()
    await writing
    await holds(runtime, contended, together)
    await Promise.race([isFed(given, 3 + contended.stored.length + 4 * together.batches), following])
  } finally {
    writersOver.abort()
    feedOver.abort()
    await Promise.allSettled([writing, following])
  }
  await following
  expect(asker.longest).toBeLessThan(longestCall)
  return told(asker, contended, together)
}
