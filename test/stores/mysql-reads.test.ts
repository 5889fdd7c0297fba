import { parseDefinition, Registry, Runtime, type DefinitionDocument } from '@assent/kernel'
import { seal, StoredRuntime, type BatchEntry, type StoreError } from '@assent/shell'
import { mysqlStore, type MysqlStore } from '@assent/shell/mysql'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Pool, RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unwrap } from '../faults/process/meter.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { done, mysqlProvider } from './mysql-provider.js'

const definition = unwrap<DefinitionDocument>(
  parseDefinition({
    entity: 'box',
    schema: { fields: { content: { type: 'string', required: true }, label: { type: 'string' } } },
    lifecycle: { initial: 'shut', states: ['shut'] },
    create: { emit: { type: 'BoxShut', payload: {} } },
    operations: {
      fill: {
        arguments: { fields: { content: { type: 'string', required: true } } },
        transitions: [{ from: 'shut', to: 'shut' }],
        set: { content: '$args.content' },
      },
    },
  }),
)
const registry = unwrap(Registry.empty.register(definition))

const recording = (record_id: string) => ({
  record_id,
  recorded_at: '2030-05-01',
  correlation: null,
  causation: null,
  actor: null,
})

const created = (id: string, content: string): BatchEntry => {
  const { instance, record } = unwrap(
    Runtime.of(registry).create({ entity: 'box', version: 1, id, fields: { content } }),
  )
  const commit = { instance, envelope: unwrap(seal(recording(`new-${id}`), record)) }
  return { kind: 'decision', commit, expectation: { kind: 'absent' } }
}

const named = (id: string) => ({ entity: 'box', id })

const fillOnce = (runtime: StoredRuntime, id: string, content: string) =>
  runtime.execute({
    ...named(id),
    expectedRevision: 1,
    operation: 'fill',
    arguments: { content },
    recording: recording(`fill-${id}`),
  })

describeMysql('a store', (url) => {
  const provider = mysqlProvider(url)
  afterAll(provider.remove)

  it('D-5: keeps instances of 5 MB, and finds them and verifies them', async () => {
    const store = await provider.open()
    const runtime = StoredRuntime.of({ registry, store })
    // Characters of one, two and four bytes, so that pieces end within none of them.
    const content = 'aé\u{1f4e6}'.repeat(750_000)
    const fields = { content, label: 'blue' }
    unwrap(await runtime.create({ ...named('b-1'), version: 1, fields, recording: recording('r-1') })())
    unwrap(await runtime.create({ ...named('b-2'), version: 1, fields, recording: recording('r-2') })())
    unwrap(await fillOnce(runtime, 'b-1', `${content}!`)())
    expect(unwrap(await runtime.get(named('b-1'))()).fields).toEqual({ ...fields, content: `${content}!` })
    expect(unwrap(await store.query({ entity: 'box', matching: { label: 'blue' } })()).items).toHaveLength(2)
    expect(unwrap(await store.query({ entity: 'box', matching: { label: 'red' } })()).items).toEqual([])
    expect(unwrap(await runtime.verify(named('b-1'))())).toMatchObject({ holds: true, decisions: 2 })
    expect(unwrap(await store.after(undefined)()).items).toHaveLength(3)
  })

  describe('of a thousand subjects', () => {
    let pool: Pool
    let store: MysqlStore

    beforeAll(async () => {
      const first = await provider.open()
      await done(first.commitBatch(Array.from({ length: 1000 }, (_, index) => created(`b-${index}`, `c-${index}`))))
      unwrap(await fillOnce(StoredRuntime.of({ registry, store: first }), 'b-500', 'full')())
      pool = await provider.pool({ connectionLimit: 1 })
      store = await done(mysqlStore({ pool, prefix: provider.prefixOf(first) }))
    })

    /** How many rows the one session of the pool has been handed by its tables. */
    const rowsRead = async (): Promise<number> => {
      const [rows] = await pool.query<(RowDataPacket & { Value: string })[]>(
        `show session status where Variable_name like 'Handler_read%'`,
      )
      return rows.reduce((sum, { Value }) => sum + Number(Value), 0)
    }

    const costOf = async (call: TaskEither<StoreError, unknown>): Promise<number> => {
      // Looking costs as well.
      const [before, between] = [await rowsRead(), await rowsRead()]
      await done(call)
      return (await rowsRead()) - between - (between - before)
    }

    it.each<readonly [string, number, (store: MysqlStore) => TaskEither<StoreError, unknown>]>([
      ['load', 10, (from) => from.load(named('b-500'))],
      ['read', 10, (from) => from.read(named('b-500'), 'fill-b-500')],
      ['recordById', 10, (from) => from.recordById('new-b-700')],
      ['records', 20, (from) => from.records(named('b-500'))],
      ['events', 20, (from) => from.events(named('b-500'))],
      ['observations', 20, (from) => from.observations(named('b-500'))],
      ['ids', 30, (from) => from.ids('box', { after: 'b-900', limit: 5 })],
      ['subjects', 40, (from) => from.subjects('box', { after: 'b-900', limit: 5 })],
      ['after', 40, (from) => from.after('990', 5)],
      ['a query, which reads ahead', 250, (from) => from.query({ entity: 'box', limit: 5 })],
    ])('reads few rows beside those that it answers with: %s', async (_what, most, call) => {
      expect(await costOf(call(store))).toBeLessThanOrEqual(most)
    })
  })
})
