import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { ownPostgres } from '../servers/postgres/servers.js'
import { postgresProvider } from '../stores/postgres-provider.js'
import { whileWritersWork } from './at-work/while-writers-work.js'
import { behindProxy } from './postgres-behind-proxy.js'

const provider = await postgresProvider(ownPostgres())
afterAll(provider.remove)

const cuts = ['before it is sent', 'while it is worked on', 'before its reply'] as const

it('known fault 6: connections to PostgreSQL that are cut anywhere lose no commit, and double none', ({ annotate }) =>
  behindProxy(
    provider,
    async ({ store, proxy }) => {
      const report = await whileWritersWork(store, async (stored) => {
        for (let round = 0; round < 150; round += 1) {
          // Where nothing is named, what is sent next is cut: a greeting, a question, a write.
          proxy.cutAt(Buffer.alloc(0), cuts[round % cuts.length] ?? 'before its reply')
          await stored(round % 4)
          await pause(round % 7)
        }
      })
      expect(proxy.cuts()).toBeGreaterThan(100)
      await annotate(`${proxy.cuts()} cuts; ${report}`)
    },
    5,
  ))
