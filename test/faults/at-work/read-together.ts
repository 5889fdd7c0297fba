import type { AtomicBatchStore, BatchAnswer, StoredRuntime } from '@assent/shell'
import { instancesAfter, jointInstances, jointReading } from '../joint-reading.js'
import { unwrap } from '../process/meter.js'
import type { Asker } from './asker.js'

/** What the one is told who commits batches. */
export interface ReadTogether {
  batches: number
  /** Of them, those that were stored though the answer was lost. */
  replayed: number
}

const isRepeat = (answer: BatchAnswer): boolean => answer === 'already_committed' || answer === 'already_observed'

/** Reads the joint meters, batch by batch, until it is over. */
export const readTogether = async (
  runtime: StoredRuntime,
  store: AtomicBatchStore,
  asker: Asker,
  told: ReadTogether,
  over: AbortSignal,
): Promise<void> => {
  let instances = await jointInstances(runtime)
  while (!over.aborted) {
    const batch = jointReading(instances, `batch-${told.batches}`)
    const answers = unwrap(await asker.ask(store.commitBatch(batch)))
    const repeats = answers.filter(isRepeat).length
    if (repeats !== 0 && repeats !== answers.length) throw new Error(`a part was stored: ${answers.join()}`)
    told.batches += 1
    told.replayed += repeats === 0 ? 0 : 1
    instances = instancesAfter(batch)
  }
}
