import { compareNumbers, numberOf, tokenOf, type JsonNumber } from '@assent/kernel'
import { memoryStore, type Store, type StoredDecision, type StoredObservation } from '@assent/shell'
import { dumpStore, type StoreCommand } from '@assent/testing'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { actorOn, type Actor, type Answer } from './actor.js'
import { runs } from './runs.js'
import { ownDefinition, runtimeWith, scene, type Scene } from './scene.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

type Stored = StoredDecision | StoredObservation

/** All look first, each sees the same, then all ask at once, one half through each handle. */
const atOnce = async (
  actors: readonly [Actor, Actor],
  commands: readonly StoreCommand[],
): Promise<readonly Answer[]> => {
  const requests = await Promise.all(commands.map((command, index) => actors[index % 2 === 0 ? 0 : 1].look(command)))
  return Promise.all(requests.map((request) => request()))
}

const revisionOf = (stored: Stored): JsonNumber =>
  'commit' in stored ? stored.commit.instance.revision : stored.observation.revision

// An observation of revision n came after the decision that made n, and before the one that made n + 1.
const inOrder = (one: Stored, other: Stored): number =>
  compareNumbers(revisionOf(one), revisionOf(other)) || Number('observation' in one) - Number('observation' in other)

/** Writes what was stored to another store, one after the other: every write must be accepted there. */
const again = async (store: Store, stored: readonly Stored[]): Promise<void> => {
  for (const one of [...stored].sort(inOrder)) {
    const answer =
      'commit' in one
        ? await store.commit(one.commit, expectationOf(one.commit.instance.revision))()
        : await store.observe(one.observation)()
    expect(answer).toMatchObject({ _tag: 'Right' })
  }
}

const expectationOf = (revision: JsonNumber) =>
  revision === 1
    ? ({ kind: 'absent' } as const)
    : ({ kind: 'revision', revision: numberOf(String(BigInt(tokenOf(revision)) - 1n)) ?? 0 } as const)

const play = async (stores: readonly [Store, Store], played: Scene): Promise<void> => {
  const definition = ownDefinition(played)
  const actors = stores.map((store) => actorOn(runtimeWith(definition, store), definition, definition.entity)) as [
    Actor,
    Actor,
  ]
  const stored: Stored[] = []
  const { commands } = played
  // The first request by itself, so that there is something to fight about.
  for (const batch of [commands.slice(0, 1), commands.slice(1, 5), commands.slice(5)]) {
    const answers = await atOnce(actors, batch)
    stored.push(
      ...answers
        .filter(isRight)
        .map((answer) => answer.right)
        .filter((one) => !one.replayed),
    )
  }
  const memory = memoryStore()
  await again(memory, stored)
  expect(await dumpStore(stores[0], [definition.entity])).toBe(await dumpStore(memory, [definition.entity]))
}

describe('the SQLite store under requests at the same time', () => {
  it('S-22: holds what the memory store holds after the accepted ones, one by one', async () => {
    const file = await sqlite.open()
    const second = await sqlite.another(file)
    await fc.assert(
      fc.asyncProperty(scene(8), (played) => play([file, second], played)),
      runs,
    )
    await file.close()()
    await second.close()()
  })
})
