import { batchCases, feedCases, storeCases } from '@assent/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'

// The suite runs under the server's own level, which is one of the three.
const levels = ['read committed', 'repeatable read', 'serializable']

const aboutRaces = /of 50|50 identical|at once|opposite order|beside/

const cases = [...storeCases, ...batchCases, ...feedCases].filter(({ name }) => aboutRaces.test(name))

describeMysql('writers at the same moment', (url) => {
  it('have cases in the suite', () => {
    expect(cases.length).toBeGreaterThan(8)
  })

  describe.each(levels)('known fault 3: under %s', (level) => {
    const provider = mysqlProvider(url, `set session transaction isolation level ${level}`)
    afterAll(provider.remove)

    it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
      const store = await provider.open()
      await one.run(store).finally(() => store.close()())
    })
  })
})
