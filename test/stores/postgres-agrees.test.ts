import { arbitrary, laws } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { oneIn } from '../laws/runs.js'
import { samePages } from '../properties/same-pages.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { pgliteProvider } from './pglite-provider.js'
import { postgresProvider } from './postgres-provider.js'

// Fewer than of a store in this process: each request waits for a server.
const runs = { numRuns: Math.min(Number(process.env['ASSENT_RUNS'] ?? 100), 100) }

const providers = [
  ['PostgreSQL', await postgresProvider(ownPostgres())],
  ['PGlite', await pgliteProvider()],
] as const

describe.each(providers)('%s', (_name, { open, another, remove }) => {
  afterAll(remove)

  for (const law of laws.store(open, { ...oneIn(80), another })) it(law.name, law.run)

  it('Q-10: gives the same pages as the memory store, whatever is asked', async () => {
    const store = await open()
    await fc.assert(
      fc.asyncProperty(arbitrary.shelf(), (given) => samePages(store, given)),
      runs,
    )
  })
})
