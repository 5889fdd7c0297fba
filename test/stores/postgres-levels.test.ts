import { batchCases, feedCases, storeCases } from '@assent/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { ownPostgres, sharedServer } from '../servers/postgres/servers.js'
import { postgresProvider } from './postgres-provider.js'

const levels = ['read committed', 'repeatable read', 'serializable']

const cases = [...storeCases, ...batchCases, ...feedCases].filter(({ name }) =>
  /\b50\b|X-|S-1\d|S-9|C-10|B-|known fault/.test(name),
)

const server = await ownPostgres().use()
afterAll(server.release)

for (const level of levels) {
  const options = `-c default_transaction_isolation=${level.replace(' ', '\\ ')}`
  const provider = await postgresProvider(sharedServer(server), { options })

  describe(`where transactions are ${level} on PostgreSQL`, () => {
    afterAll(provider.remove)

    it('they are', async () => {
      const { rows } = await provider.pool.query('show transaction_isolation')
      expect(rows).toEqual([{ transaction_isolation: level }])
    })

    it('there are cases of races, refusals and batches', () => {
      expect(cases.length).toBeGreaterThan(50)
    })

    it.each(cases.map((one) => [one.name, one] as const))('known fault 3: %s', async (_name, { run }) => {
      const store = await provider.open()
      await run(store).finally(() => store.close()())
    })
  })
}
