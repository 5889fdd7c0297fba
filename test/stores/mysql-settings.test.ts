import { batchCases, feedCases, queryCases, storeCases } from '@assent/testing'
import type { PoolOptions } from 'mysql2/promise'
import { afterAll, describe, it } from 'vitest'
import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'

// About what is kept and found again, character by character and digit by digit, and one of each kind of call.
const aboutValues = /^(?:C-5|C-6|C-7|N-\d|R-9|R-10|S-17|Q-3|Q-5|B-3|S-7)/

const cases = [...storeCases, ...batchCases, ...queryCases, ...feedCases].filter(({ name }) => aboutValues.test(name))

interface Settings {
  readonly name: string
  readonly session: string
  readonly pool: PoolOptions
}

const settings: readonly Settings[] = [
  {
    name: 'other quotes, no escapes, and a character set that holds few characters',
    session: `set session sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES,STRICT_ALL_TABLES', sql_safe_updates = 1, sql_auto_is_null = 1`,
    pool: { charset: 'latin1', dateStrings: true, namedPlaceholders: true, flags: ['-FOUND_ROWS'] },
  },
  {
    name: 'values cut short, and rows as the caller likes them',
    session: `set session sql_mode = '', character_set_results = latin1, character_set_client = latin1`,
    pool: { typeCast: () => 'cast', rowsAsArray: true, supportBigNumbers: true, stringifyObjects: true },
  },
]

describeMysql('a store', (url) => {
  describe.each(settings)('is itself whatever the pool and the session set: $name', ({ session, pool: options }) => {
    const provider = mysqlProvider(url, session, options)
    afterAll(provider.remove)

    it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
      const store = await provider.open()
      await one.run(store).finally(() => store.close()())
    })
  })
})
