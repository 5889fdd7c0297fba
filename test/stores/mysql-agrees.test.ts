import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { playAtOnce } from '../properties/play-at-once.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'

const runs = { numRuns: Math.min(Number(process.env['ASSENT_RUNS'] ?? 50), 50) }

const levels = ['read committed', 'repeatable read', 'serializable']

describeMysql('requests at the same time', (url) => {
  describe.each(levels)('under %s', (level) => {
    const provider = mysqlProvider(url, `set session transaction isolation level ${level}`)
    afterAll(provider.remove)

    it('S-22: leave what the memory store holds after the accepted ones, one by one', async () => {
      const store = await provider.open()
      const second = await provider.another(store)
      await fc.assert(
        fc.asyncProperty(arbitrary.scene(8), (played) => playAtOnce([store, second], played)),
        runs,
      )
    })
  })
})
