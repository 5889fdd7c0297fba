import { canonical } from '@assent/kernel'
import { right } from 'fp-ts/lib/Either.js'
import { deepFreeze } from '../memory/deep-freeze.js'
import type { RecordedRefusal, RefusalRecorder } from './refusal-recorder.js'

/** A recorder in memory, and what it holds, in the order in which it was recorded (E-34). */
export interface MemoryRefusals extends RefusalRecorder {
  refusals(): readonly RecordedRefusal[]
}

/** Keeps refusals as long as its process lives. */
export const memoryRefusals = (): MemoryRefusals => {
  const held = new Map<string, RecordedRefusal>()
  return {
    record: (refusal) => () => {
      const bytes = canonical(refusal)
      if (held.has(bytes)) return Promise.resolve(right('already_recorded'))
      held.set(bytes, deepFreeze(refusal))
      return Promise.resolve(right('recorded'))
    },
    refusals: () => [...held.values()],
  }
}
