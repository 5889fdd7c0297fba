import { memoryStore, type Store } from '@assent/shell'
import { arbitrary, deepFreeze, dumpStore, type Scene } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { actorOn } from './actor.js'
import { levels } from './levels.js'
import { ownDefinition, runtimeWith } from './stage.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

/** Plays a scene, and compares the dumps of the store around every request that is refused. */
const refusalsChangeNothing = async (store: Store, played: Scene): Promise<void> => {
  const definition = ownDefinition(played)
  const { look } = actorOn(runtimeWith(definition, store), definition, definition.entity)
  for (const command of played.commands) {
    const request = await look(deepFreeze(command))
    const before = await dumpStore(store, [definition.entity])
    const answer = await request()
    if (isLeft(answer)) expect(await dumpStore(store, [definition.entity])).toBe(before)
  }
}

describe.each(levels)('a refused request under %s', (semantics, runs) => {
  // Each request of a scene is dumped before and after, and each commit waits for the disk.
  const fewer = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 4) }

  it('C-2: changes nothing in the memory store', async () => {
    const store = memoryStore()
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(6, { semantics }), (played) => refusalsChangeNothing(store, played)),
      runs,
    )
  })

  it('C-2: changes nothing in the SQLite store', async () => {
    const store = await sqlite.open()
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(6, { semantics }), (played) => refusalsChangeNothing(store, played)),
      fewer,
    )
    await store.close()()
  })
})
