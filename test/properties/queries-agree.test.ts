import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { runs } from './runs.js'
import { samePages } from './same-pages.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('the SQLite store', () => {
  it('Q-10: gives the same pages as the memory store, whatever is asked', async () => {
    const file = await sqlite.open()
    await fc.assert(
      fc.asyncProperty(arbitrary.shelf(), (given) => samePages(file, given)),
      runs,
    )
    await file.close()()
  })
})
