import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { playAtOnce } from '../properties/play-at-once.js'
import { playInTurn } from '../properties/play-in-turn.js'
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

  it('S-22: answers every request as the memory store does, byte for byte, and holds the same', async () => {
    const store = await open()
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(6), (played) => playInTurn(store, played)),
      runs,
    )
  })

  it('S-22: holds after requests at the same time what the memory store holds after the accepted ones', async () => {
    const store = await open()
    const second = await another(store)
    await fc.assert(
      fc.asyncProperty(arbitrary.scene(8), (played) => playAtOnce([store, second], played)),
      runs,
    )
  })

  it('Q-10: gives the same pages as the memory store, whatever is asked', async () => {
    const store = await open()
    await fc.assert(
      fc.asyncProperty(arbitrary.shelf(), (given) => samePages(store, given)),
      runs,
    )
  })
})
