import { canonical } from '@assent/kernel'
import { memoryStore } from '@assent/shell'
import { dumpStore } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { actorOn } from './actor.js'
import { runs } from './runs.js'
import { ownDefinition, runtimeWith, scene } from './scene.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('the SQLite store', () => {
  it('S-22: answers every request as the memory store does, byte for byte, and holds the same', async () => {
    const file = await sqlite.open()
    await fc.assert(
      fc.asyncProperty(scene(6), async (played) => {
        const definition = ownDefinition(played)
        const memory = memoryStore()
        const reference = actorOn(runtimeWith(definition, memory), definition, definition.entity)
        const actor = actorOn(runtimeWith(definition, file), definition, definition.entity)
        for (const command of played.commands) {
          const expected = await (await reference.look(command))()
          const found = await (await actor.look(command))()
          expect(canonical(found)).toBe(canonical(expected))
        }
        expect(await dumpStore(file, [definition.entity])).toBe(await dumpStore(memory, [definition.entity]))
      }),
      runs,
    )
    await file.close()()
  })
})
