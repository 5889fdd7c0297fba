import { setTimeout } from 'node:timers/promises'
import type { StoredRuntime } from '@assent/shell'
import { expect } from 'vitest'
import { readHistory, type Entry } from './history.js'
import { createMeter, reading, unwrap } from './process/meter.js'
import { start, type Started } from './started.js'

/** What a writer said before it died: what it asked for, and what of that was answered. */
interface Testimony {
  readonly asked: readonly Entry[]
  readonly stored: readonly Entry[]
}

/** A request that was repeated, and whether it had been stored before the kill. */
interface Settled {
  readonly entry: Entry
  readonly replayed: boolean
}

const entriesOf = (lines: readonly string[], word: string): readonly Entry[] =>
  lines
    .map((line) => line.split(' '))
    .filter(([first, , revision]) => first === word && revision !== undefined)
    .map(([, recordId = '', revision]) => ({ recordId, revision: Number(revision) }))

const readTestimony = (text: string): Testimony => {
  // A line without its end was cut off by the kill.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return { asked: entriesOf(lines, 'asked'), stored: entriesOf(lines, 'stored') }
}

const countOf = (word: string, printed: string): number => printed.split(`${word} `).length - 1

/**
 * Kills a writer some milliseconds after it asked for the next one of up to seven commits, another moment each round.
 */
const killWriter = async (writer: Started, round: number): Promise<Testimony> => {
  writer.process.stdin.write('go\n')
  await writer.until((printed) => countOf('asked', printed) > round % 8)
  await setTimeout(round % 11)
  writer.process.kill('SIGKILL')
  const printed = await writer.printed
  // One that ended by itself was not killed: it failed.
  expect(writer.process.signalCode).toBe('SIGKILL')
  return readTestimony(printed)
}

/** Most of a writer's life is loading: so many load while another one works. */
const ahead = 2

/** Kills so many writers at a place, one after the other; each is looked into before the next one works. */
const killEach = async (place: string, kills: number, look: (testimony: Testimony) => Promise<void>): Promise<void> => {
  const loading: Started[] = []
  let started = 0
  try {
    for (let round = 0; round < kills; round += 1) {
      for (; started < Math.min(round + 1 + ahead, kills); started += 1) {
        loading.push(start('write', place, `round-${started}`))
      }
      const writer = loading.shift()
      if (writer !== undefined) await look(await killWriter(writer, round))
    }
  } finally {
    for (const { process } of loading) process.kill('SIGKILL')
  }
}

/** The same request again, of which nobody knows whether it was stored, settles it. */
const settle = async (runtime: StoredRuntime, { asked, stored }: Testimony): Promise<readonly Settled[]> => {
  const settled: Settled[] = []
  for (const { recordId, revision } of asked.slice(stored.length)) {
    const { commit, replayed } = unwrap(await runtime.execute(reading(recordId, revision))())
    settled.push({ entry: { recordId, revision: Number(commit.instance.revision) }, replayed })
  }
  return settled
}

/**
 * Kills so many writers at a place, one after the other, and holds after each that every acknowledged commit is there
 * exactly once; a retry settles the last one. Answers what happened, for people.
 */
export const killWriters = async (place: string, runtime: StoredRuntime, kills: number): Promise<string> => {
  await createMeter(runtime)
  const expected: Entry[] = [{ recordId: 'created', revision: 1 }]
  const repeated: Settled[] = []
  await killEach(place, kills, async (testimony) => {
    const settled = await settle(runtime, testimony)
    repeated.push(...settled)
    expected.push(...testimony.stored, ...settled.map(({ entry }) => entry))
    expect(await readHistory(runtime)).toEqual(expected)
  })
  const alreadyStored = repeated.filter(({ replayed }) => replayed).length
  return (
    `${kills} kills, ${expected.length - 1} commits; ${repeated.length} were not acknowledged, ` +
    `of which ${alreadyStored} had been stored and the retry stored the rest`
  )
}
