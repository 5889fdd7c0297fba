import type { StoredRuntime } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Entry } from '../history.js'
import { meter, reading, unwrap } from '../process/meter.js'
import type { Asker } from './asker.js'

/** What those who contend for the meter are told. */
export interface Contended {
  /** What is stored, in no order. */
  readonly stored: Entry[]
  /** Of that, what was stored though the answer was lost. */
  replayed: number
  /** Requests that another writer was faster than. */
  outrun: number
}

/** Reads the meter, against others who do, until it is over. */
export const contend = async (
  runtime: StoredRuntime,
  name: string,
  asker: Asker,
  told: Contended,
  over: AbortSignal,
): Promise<void> => {
  for (let index = 0; !over.aborted; index += 1) {
    const { revision } = unwrap(await asker.ask(runtime.get(meter)))
    const recordId = `${name}-${index}`
    const answer = await asker.ask(runtime.execute(reading(recordId, Number(revision))))
    // That another was faster tells for certain that this one is not stored, and never will be.
    if (isLeft(answer) && answer.left.kind === 'revision_conflict') {
      told.outrun += 1
      continue
    }
    const { commit, replayed } = unwrap(answer)
    told.stored.push({ recordId, revision: Number(commit.instance.revision) })
    told.replayed += replayed ? 1 : 0
  }
}
