import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { playAtOnce } from './play-at-once.js'
import { runs } from './runs.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('the SQLite store under requests at the same time', () => {
  it('S-22: holds what the memory store holds after the accepted ones, one by one', async () => {
    const file = await sqlite.open()
    const second = await sqlite.another(file)
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(8), (played) => playAtOnce([file, second], played)),
      runs,
    )
    await file.close()()
    await second.close()()
  })
})
