import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { playInTurn } from './play-in-turn.js'
import { runs } from './runs.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('the SQLite store', () => {
  it('S-22: answers every request as the memory store does, byte for byte, and holds the same', async () => {
    const file = await sqlite.open()
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(6), (played) => playInTurn(file, played)),
      runs,
    )
    await file.close()()
  })
})
