import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { postgresStore } from '@assent/shell/postgres'
import { relationCases } from '@assent/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { ownPostgres, sharedServer } from '../servers/postgres/servers.js'
import { overhear } from './overheard.js'
import { absent, made, whole } from './parts.js'
import { postgresProvider, type PostgresProvider } from './postgres-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const levels = ['read committed', 'repeatable read', 'serializable']

const raceCases = relationCases.filter(({ name }) => /at once|while it changes/.test(name))

const writers = Array.from({ length: 20 }, (_, index) => made(`p-${index}`, { parent: 'whole' }))

const tableOf = ({ schemaOf }: PostgresProvider, store: Parameters<PostgresProvider['schemaOf']>[0]): string =>
  `"${schemaOf(store).replaceAll('"', '""')}".assent_instance`

/** Returns once so many connections wait for a lock of another. */
const wait = async (watcher: pg.Pool, count: number): Promise<void> => {
  for (;;) {
    const { rows } = await watcher.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (Number(rows[0]?.count) >= count) return
    await pause(5)
  }
}

const server = await ownPostgres().use()
afterAll(server.release)

for (const level of levels) {
  const options = `-c default_transaction_isolation=${level.replace(' ', '\\ ')}`
  const provider = await postgresProvider(sharedServer(server), { options })

  describe(`held relations where transactions are ${level} on PostgreSQL`, () => {
    afterAll(provider.remove)

    // The connections of the store may all be waiting.
    const watcher = provider.newPool({ max: 1 })
    watcher.on('error', () => undefined)

    it('they are, and there are races', async () => {
      const { rows } = await provider.pool.query('show transaction_isolation')
      expect(rows).toEqual([{ transaction_isolation: level }])
      expect(raceCases).toHaveLength(4)
    })

    it.each(raceCases.map((one) => [one.name, one] as const))('known fault 3: %s', async (_name, { run }) => {
      const store = await provider.open()
      await run(store).finally(() => store.close()())
    })

    it.each([
      ['is deleted meanwhile are refused, and leave nothing', 'commit', 'reference_missing'],
      ['was to be deleted, and is not, are stored', 'rollback', 'committed'],
    ])('K-33: 20 commits whose target %s', async (_what, end, expected) => {
      const store = await provider.open()
      await valueOf(store.commit(made('whole'), absent))
      const deleter = await provider.hold()
      await deleter.query(`delete from ${tableOf(provider, store)} where id = 'whole'`)
      const answers = writers.map((commit) => store.commitRelated(commit, absent, whole)())
      await wait(watcher, 2)
      await deleter.query(end)
      const kinds = (await Promise.all(answers)).map((answer) =>
        answer._tag === 'Left' ? answer.left.kind : answer.right,
      )
      expect([...new Set(kinds)]).toEqual([expected])
      const { items } = await valueOf(store.ids('part'))
      expect(items).toHaveLength(expected === 'committed' ? 21 : 0)
      expect((await valueOf(store.recordById('r-p-0'))) === undefined).toBe(expected !== 'committed')
    })

    it('K-33: who deletes a target waits for the commit that names it', async () => {
      const store = await provider.open()
      const table = tableOf(provider, store)
      await valueOf(store.commit(made('whole'), absent))
      // The commit stops at its second target, which another keeps, and has locked the first.
      await valueOf(store.commit(made('x-last'), absent))
      const keeper = await provider.hold()
      await keeper.query(`select from ${table} where id = 'x-last' for update`)
      const targets = [...whole.targets, { relation: 'other', target: { entity: 'part', id: 'x-last' } }]
      const commit = store.commitRelated(made('p-1'), absent, { targets, edges: [] })()
      await wait(watcher, 1)
      const remover = await provider.hold()
      const order: string[] = []
      const removed = remover.query(`delete from ${table} where id = 'whole'`).then(() => order.push('deleted'))
      await wait(watcher, 2)
      await keeper.query('rollback')
      const answer = await commit.then((one) => (order.push('answered'), one))
      await removed
      await remover.query('commit')
      expect(answer).toEqual({ _tag: 'Right', right: 'committed' })
      expect(order).toHaveLength(2)
      expect(await valueOf(store.load({ entity: 'part', id: 'whole' }))).toBeUndefined()
    })
  })
}

describe('what a related commit sends to PostgreSQL', () => {
  it('C-10: is one transaction, and a commit without relations stays one statement', async () => {
    const provider = await postgresProvider(sharedServer(server))
    try {
      const first = await provider.open()
      await valueOf(first.commit(made('whole'), absent))
      const pool = provider.newPool()
      const sent = overhear(pool)
      const store = await valueOf(postgresStore({ pool, schema: provider.schemaOf(first) }))
      sent.length = 0
      await valueOf(store.commit(made('p-1'), absent))
      expect(sent).toHaveLength(1)
      sent.length = 0
      const required = { ...whole, edges: [{ field: 'parent', to: ['whole'] }] }
      await valueOf(store.commitRelated(made('p-2', { parent: 'whole' }), absent, required))
      expect(sent.map(({ text }) => text.trim().split(/\s+/).slice(0, 2).join(' '))).toEqual([
        'begin',
        'set transaction',
        'select pg_advisory_xact_lock(cast($1',
        'with held',
        'select instance.entity,',
        'select instance.entity,',
        'commit',
      ])
      sent.length = 0
      const refusal = await errorOf(
        store.commitRelated(made('p-3'), absent, {
          ...whole,
          targets: [{ relation: 'parent', target: { entity: 'part', id: 'no' } }],
        }),
      )
      expect(refusal.kind).toBe('reference_missing')
      expect(sent.at(-1)?.text).toBe('rollback')
    } finally {
      await provider.remove()
    }
  })
})
