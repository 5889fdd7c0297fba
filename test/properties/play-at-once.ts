import { compareNumbers, numberOf, tokenOf, type JsonNumber } from '@assent/kernel'
import { memoryStore, type Store, type StoredDecision, type StoredObservation, type StoreError } from '@assent/shell'
import { dumpStore, type Scene, type StoreCommand } from '@assent/testing'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { actorOn, type Actor, type Answer } from './actor.js'
import { ownDefinition, runtimeWith } from './stage.js'

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

/** Where each observation of an entity stands in the list of its subject. */
const placesOf = async (store: Store, entity: string): Promise<ReadonlyMap<string, number>> => {
  const places = new Map<string, number>()
  for (const id of valueOf(await store.ids(entity)()).items) {
    const { items } = valueOf(await store.observations({ entity, id })())
    for (const [place, { envelope }] of items.entries()) places.set(envelope.record_id, place)
  }
  return places
}

const valueOf = <A>(answer: Either<StoreError, A>): A => {
  if (isRight(answer)) return answer.right
  throw new Error(answer.left.kind)
}

// An observation of revision n came after the decision that made n, and before the one that made n + 1. In which order
// several of one revision came, the store alone can tell.
const inOrder =
  (places: ReadonlyMap<string, number>) =>
  (one: Stored, other: Stored): number =>
    compareNumbers(revisionOf(one), revisionOf(other)) || placeOf(one, places) - placeOf(other, places)

const placeOf = (stored: Stored, places: ReadonlyMap<string, number>): number =>
  'observation' in stored ? 1 + (places.get(stored.observation.envelope.record_id) ?? 0) : 0

/** Writes what was stored to another store, one after the other: every write must be accepted there. */
const again = async (store: Store, stored: readonly Stored[]): Promise<void> => {
  for (const one of stored) {
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

/**
 * Plays a scene on two stores over the same data, several requests at a time, and holds what is stored against a memory
 * store that is given the accepted writes one by one.
 */
export const playAtOnce = async (stores: readonly [Store, Store], played: Scene): Promise<void> => {
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
  await again(memory, stored.sort(inOrder(await placesOf(stores[0], definition.entity))))
  expect(await dumpStore(stores[0], [definition.entity])).toBe(await dumpStore(memory, [definition.entity]))
}
