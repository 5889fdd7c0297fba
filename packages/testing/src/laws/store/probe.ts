import { sameBytes } from '../expect.js'
import { outcomeOf } from '../stored/outcome.js'
import { dumpKept } from './dump.js'
import type { WritingCase } from './store-case.js'
import { performWrite, type StoreWrite } from './write.js'

/** Makes the writes of a case one after the other, and answers those that were written. */
export const writtenOf = async ({ actor, commands }: WritingCase): Promise<readonly StoreWrite[]> => {
  const written: StoreWrite[] = []
  let held: Parameters<typeof actor.expected>[1] = []
  for (const command of commands) {
    const write = actor.requestFor(command, held)
    if (write === undefined) continue
    held = actor.expected(write, held).held
    const answer = await actor.perform(write, 0)
    if ('accepted' in answer && !String(answer.accepted).startsWith('already')) written.push(write)
  }
  return written
}

/** The write must be answered so, and change nothing that is held. */
export const answersOnly = async (
  { store, kept }: WritingCase,
  what: string,
  expected: object,
  write: StoreWrite,
): Promise<void> => {
  const before = await dumpKept(store, kept)
  sameBytes(what, expected, await outcomeOf(performWrite(store, write)))
  sameBytes(`what is held after ${what}`, before, await dumpKept(store, kept))
}

/** The record id of a write. */
export const recordIdOf = (write: StoreWrite): string =>
  (write.kind === 'decision' ? write.commit : write.observation).envelope.record_id
