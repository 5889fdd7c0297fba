import { laws } from '@assent/testing'
import { afterAll, describe, it } from 'vitest'
import { oneIn } from '../laws/runs.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'

const levels = ['read committed', 'repeatable read', 'serializable']

describeMysql('the laws of a store', (url) => {
  describe.each(levels)('under %s', (level) => {
    const provider = mysqlProvider(url, `set session transaction isolation level ${level}`)
    afterAll(provider.remove)

    for (const law of laws.store(provider.open, { ...oneIn(80), another: provider.another })) it(law.name, law.run)
  })
})
