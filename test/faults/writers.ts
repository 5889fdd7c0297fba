import type { BatchAnswer, CompleteStore, StoredRuntime } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Asker } from './asker.js'
import { recordIdOf } from './feed.js'
import type { Entry } from './history.js'
import { instancesAfter, jointInstances, jointReading } from './joint-reading.js'
import { meter, reading, unwrap } from './process/meter.js'

/** What writers are told is stored. */
export class Told {
  /** Of the meter that all write to, in no order. */
  readonly entries: Entry[] = []
  /** Requests that another writer was faster than. */
  refused = 0
  /** Requests that were stored though their answer was lost. */
  replayed = 0
  batches = 0
  /** Batches that were stored though their answer was lost. */
  replayedBatches = 0
}

/** Reads the meter, against others who do, until the signal is aborted. */
export const contend = async (
  runtime: StoredRuntime,
  name: string,
  { asker, told, signal }: { asker: Asker; told: Told; signal: AbortSignal },
): Promise<void> => {
  for (let index = 0; !signal.aborted; index += 1) {
    const { revision } = unwrap(await asker.ask(runtime.get(meter)))
    const recordId = `${name}-${index}`
    const answer = await asker.ask(runtime.execute(reading(recordId, Number(revision))))
    if (isLeft(answer)) {
      // That another was faster tells for certain that this one is not stored, and never will be.
      expect(answer.left.kind).toBe('revision_conflict')
      told.refused += 1
    } else {
      told.entries.push({ recordId, revision: Number(answer.right.commit.instance.revision) })
      if (answer.right.replayed) told.replayed += 1
    }
  }
}

const fresh: readonly BatchAnswer[] = ['committed', 'observed', 'committed', 'observed']
const repeated: readonly BatchAnswer[] = fresh.map((answer): BatchAnswer => answer === 'committed' ? 'already_committed' : 'already_observed')
