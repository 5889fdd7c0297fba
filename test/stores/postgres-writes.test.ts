import { canonical, parseDefinition, parseJson, Registry, type Json } from '@assent/kernel'
import { StoredRuntime, type StoredCreateRequest } from '@assent/shell'
import { postgresStore, type PostgresStore } from '@assent/shell/postgres'
import { isLeft } from 'fp-ts/lib/Either.js'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading, unwrap } from '../faults/process/meter.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { overhear, type Sent } from './overheard.js'
import { postgresProvider } from './postgres-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const provider = await postgresProvider(ownPostgres())
const { pool } = provider
afterAll(provider.remove)

interface Filled {
  readonly store: PostgresStore
  readonly runtime: StoredRuntime
  /** Before the name of each table, as SQL. */
  readonly at: string
}

/** A store with a meter that was read once. */
const filled = async (): Promise<Filled> => {
  const store = await provider.open()
  const runtime = metersOn(store)
  await createMeter(runtime)
  await valueOf(runtime.execute(reading('r-1', 1)))
  return { store, runtime, at: `${pg.escapeIdentifier(provider.schemaOf(store))}.assent_` }
}

const jsonOf = (text: string): Json => unwrap(parseJson(text))

const box = {
  entity: 'box',
  schema: { fields: { held: { type: 'json' } } },
  lifecycle: { initial: 'full', states: ['full'] },
}

/** Boxes, which hold any JSON, in the same store. */
const boxesOn = (store: PostgresStore): StoredRuntime =>
  StoredRuntime.of({ registry: unwrap(Registry.empty.register(unwrap(parseDefinition(box)))), store })

const boxOf = (id: string, text: string): StoredCreateRequest => ({
  entity: 'box',
  version: 1,
  id,
  fields: { held: jsonOf(text) },
  recording: { ...reading(id, 0).recording },
})

/** Another store over the same tables, and all that is sent for it. */
const overheard = async ({ store }: Filled): Promise<{ readonly store: PostgresStore; readonly sent: Sent[] }> => {
  const own = provider.newPool({ max: 1 })
  const sent = overhear(own)
  const second = await valueOf(postgresStore({ pool: own, schema: provider.schemaOf(store) }))
  sent.length = 0
  return { store: second, sent }
}

const holdsDefinition = ({ values = [] }: Sent): boolean =>
  values.some((value) => typeof value === 'string' && value.includes('"lifecycle":'))

describe('a commit', () => {
  it('design 5: is one statement by a name of its own, and one round trip; an execution is two', async () => {
    const { store, sent } = await overheard(await filled())
    const runtime = metersOn(store)
    await valueOf(runtime.execute(reading('r-2', 2)))
    expect(sent.map(({ text }) => text.trim().split(/\s/)[0])).toEqual(['select', 'with'])
    // The first of a store brings its definition, and is a statement of its own.
    await valueOf(runtime.execute(reading('r-3', 3)))
    await valueOf(runtime.execute(reading('r-4', 4)))
    expect(sent).toHaveLength(6)
    expect(new Set(sent.map(({ name }) => name)).size).toBe(3)
    expect(sent[5]?.name).toBe(sent[3]?.name)
    expect(sent.every(({ name = '' }) => /^assent_[0-9a-f]{32}$/.test(name))).toBe(true)
  })

  it('G-5: of two creations at once one is stored, and the other hears which revision landed', async () => {
    const store = await provider.open()
    const runtime = metersOn(store)
    const creation = (record_id: string) => ({
      ...meter,
      version: 1,
      fields: {},
      recording: { ...reading('x', 0).recording, record_id },
    })
    const answers = await Promise.all([runtime.create(creation('one'))(), runtime.create(creation('two'))()])
    const refused = answers.filter(isLeft).map(({ left }) => left)
    expect(refused).toEqual([{ kind: 'revision_conflict', ...meter, expected: { kind: 'absent' }, found: 1 }])
  })

  it('G-9: its ids are listed in the order of their bytes, whatever the collation of the database is', async () => {
    const runtime = boxesOn(await provider.open())
    for (const id of ['z', 'a', '\u{e9}', 'B', '10', '2']) await valueOf(runtime.create(boxOf(id, '1')))
    expect((await valueOf(runtime.list('box'))).items).toEqual(['10', '2', 'B', 'a', 'z', '\u{e9}'])
  })

  it('design 5: that is refused takes one more, which tells why', async () => {
    const { store, sent } = await overheard(await filled())
    const { commit } = await valueOf(metersOn(store).execute(reading('r-1', 1)))
    sent.length = 0
    expect(await valueOf(store.commit(commit, { kind: 'revision', revision: 1 }))).toBe('already_committed')
    expect(sent).toHaveLength(2)
  })

  it('design 5: sends a definition once for each process', async () => {
    const { store, sent } = await overheard(await filled())
    const runtime = metersOn(store)
    for (const revision of [2, 3, 4]) await valueOf(runtime.execute(reading(`r-${revision}`, revision)))
    expect(sent.filter(holdsDefinition)).toHaveLength(1)
  })

  it('sends each value once: the fields are not sent again to be looked up', async () => {
    const { store, sent } = await overheard(await filled())
    await valueOf(metersOn(store).execute(reading('r-2', 2)))
    const fields = sent.flatMap(({ values = [] }) => values).filter((value) => value === '{"count":2,"reader":"r-2"}')
    expect(fields).toHaveLength(1)
  })

  it('S-13: stores a definition again that was deleted under a running process', async () => {
    const { runtime, at } = await filled()
    await pool.query(`delete from ${at}definition`)
    await valueOf(runtime.execute(reading('r-2', 2)))
    expect(await valueOf(runtime.verify(meter))).toMatchObject({ holds: true, decisions: 3 })
  })

  it('design 5: is refused where another text stands under the digest of its definition', async () => {
    const { store, at } = await filled()
    await pool.query(`update ${at}definition set document = document || ' '`)
    // Who has not stored it yet looks at it.
    const fresh = metersOn(await provider.another(store))
    const other = { kind: 'store_backend', detail: 'another definition is stored under the digest of this one' }
    expect(await errorOf(fresh.execute(reading('r-2', 2)))).toEqual(other)
    const request = { ...meter, id: 'm-2', version: 1, fields: {}, recording: reading('r-3', 0).recording }
    expect(await errorOf(fresh.create(request))).toEqual(other)
    expect(await valueOf(store.load(meter))).toMatchObject({ revision: 2 })
    expect(await valueOf(store.ids('meter'))).toEqual({ items: ['m-1'], next: undefined })
  })

  it('is refused in bounded time where the tables hold a record that the store did not write', async () => {
    const { store, runtime, at } = await filled()
    await pool.query(`update ${at}instance set revision = 1`)
    expect(await errorOf<{ kind: string }>(runtime.execute(reading('r-9', 1)))).toMatchObject({
      kind: 'store_backend',
      detail: expect.stringContaining('another row is under the same key (23505)'),
    })
    expect(await valueOf(store.load(meter))).toMatchObject({ revision: 1 })
  })

  it('known fault 7: that meets a deadlock is sent again, and then stored or refused', async () => {
    const { store, runtime, at } = await filled()
    await valueOf(store.observe({ ...meter, revision: 2, envelope: { ...reading('o-1', 0).recording, record: 1 } }))
    const other = await provider.hold()
    const columns = 'kind, entity, id, revision, recorded_at, body'
    await other.query(
      `insert into ${at}record (record_id, ${columns})
       select 'r-2', ${columns} from ${at}record where record_id = 'o-1'`,
    )
    // It holds the subject and waits for the record id.
    const answer = runtime.execute(reading('r-2', 2))()
    await new Promise((resolve) => setTimeout(resolve, 100))
    // This one holds the record id and waits for the subject: one of the two is undone.
    await other.query(`update ${at}instance set lifecycle_state = lifecycle_state`)
    await other.query('commit')
    expect(await answer).toEqual({ _tag: 'Left', left: { kind: 'record_conflict', record_id: 'r-2' } })
  })

  it('D-5: keeps an instance of five million characters', async () => {
    const { store } = await filled()
    const { commit } = await valueOf(boxesOn(store).create(boxOf('b-1', JSON.stringify('x'.repeat(5_000_000)))))
    expect(await valueOf(store.load({ entity: 'box', id: 'b-1' }))).toEqual(commit.instance)
    expect(await valueOf(store.recordById('b-1'))).toEqual({ kind: 'decision', commit })
  })

  it('known fault 12: keeps what `jsonb` cannot hold, and queries find it as they do in memory', async () => {
    const { store } = await filled()
    const texts = [
      '1e200000',
      '-1E-200000',
      `1.${'0'.repeat(20_000)}`,
      '"a\\u0000"',
      '{"a\\u0000":[1e999999999,2]}',
      '[[],{}]',
    ]
    for (const [index, text] of texts.entries()) await valueOf(boxesOn(store).create(boxOf(`b-${index}`, text)))
    for (const [index, text] of texts.entries()) {
      expect(canonical((await valueOf(store.load({ entity: 'box', id: `b-${index}` })))?.fields['held'] ?? null)).toBe(
        text,
      )
      const matching = { held: jsonOf(text) }
      const { items } = await valueOf(store.query({ entity: 'box', matching }))
      expect(items.map(({ id }) => id)).toEqual([`b-${index}`])
    }
    for (const [text, ids] of [
      ['1', ['b-2']],
      ['1e5', []],
      ['"a"', []],
      ['{}', ['b-4']],
      ['[[]]', ['b-5']],
      ['{"a\\u0000":[2.0]}', ['b-4']],
    ] as const) {
      const { items } = await valueOf(store.query({ entity: 'box', matching: { held: jsonOf(text) } }))
      expect(items.map(({ id }) => id)).toEqual(ids)
    }
  })
})

describe('what another hand changed', () => {
  const changed = async (sql: (at: string) => string): Promise<StoredRuntime> => {
    const { store, at } = await filled()
    await pool.query(sql(at))
    return StoredRuntime.of({ registry: Registry.empty, store })
  }

  it.each<readonly [string, (at: string) => string, object]>([
    ['nothing', (at) => `update ${at}schema set version = 1`, { holds: true, decisions: 2 }],
    [
      'the instance',
      (at) => `update ${at}instance set fields = replace(fields, '1', '3')`,
      { holds: false, what: 'instance', record_id: null },
    ],
    [
      'a body',
      (at) => `update ${at}record set body = replace(body, 'MeterRead', 'MeterLost') where record_id = 'r-1'`,
      { holds: false, what: 'decision', record_id: 'r-1' },
    ],
    [
      'a record, which is gone',
      (at) => `delete from ${at}record where record_id = 'created'`,
      { holds: false, what: 'decision', record_id: 'r-1' },
    ],
    [
      'a digest',
      (at) => `update ${at}record set definition_digest = 'none' where record_id = 'r-1'`,
      { holds: false, what: 'decision', record_id: 'r-1' },
    ],
  ])('is found by verification: %s', async (_what, sql, report) => {
    const runtime = await changed(sql)
    expect(await valueOf(runtime.verify(meter))).toMatchObject(report)
  })
})
