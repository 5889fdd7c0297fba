import { arbitrary, laws } from '@assent/testing'
import { right } from 'fp-ts/lib/Either.js'
import { afterAll, describe, it } from 'vitest'
import { runtimeOver } from '../laws/open-runtime.js'
import { oneIn } from '../laws/runs.js'
import { sqliteProvider } from '../stores/provider.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

// What a law answers is held against a plain reading of the specification, as the memory store's answers are (S-22).
describe('the SQLite store, on two handles', () => {
  for (const law of laws.store(sqlite.open, { ...oneIn(20), another: sqlite.another })) it(law.name, law.run)
})

describe('a runtime over the SQLite store, under any definition', async () => {
  const file = await sqlite.open()
  // One file for all of them: a law closes its runtime, and not the file.
  const shared = { ...file, close: () => () => Promise.resolve(right(undefined)) }
  afterAll(() => file.close()())

  for (const law of laws.runtime(arbitrary.definition(), async (one) => runtimeOver(one, shared), oneIn(20)))
    it(law.name, law.run)
})
