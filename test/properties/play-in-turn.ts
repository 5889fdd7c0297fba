import { canonical } from '@assent/kernel'
import { memoryStore, type Store } from '@assent/shell'
import { dumpStore, type Scene } from '@assent/testing'
import { expect } from 'vitest'
import { actorOn } from './actor.js'
import { ownDefinition, runtimeWith } from './stage.js'

/** Plays a scene on a store and on a memory store: each request is answered alike, and both then hold the same. */
export const playInTurn = async (store: Store, played: Scene): Promise<void> => {
  const definition = ownDefinition(played)
  const memory = memoryStore()
  const reference = actorOn(runtimeWith(definition, memory), definition, definition.entity)
  const actor = actorOn(runtimeWith(definition, store), definition, definition.entity)
  for (const command of played.commands) {
    const expected = await (await reference.look(command))()
    const found = await (await actor.look(command))()
    expect(canonical(found)).toBe(canonical(expected))
  }
  expect(await dumpStore(store, [definition.entity])).toBe(await dumpStore(memory, [definition.entity]))
}
