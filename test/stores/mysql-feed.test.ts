import type { CompleteStore } from '@assent/shell'
import type { RowDataPacket } from 'mysql2/promise'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading, unwrap } from '../faults/process/meter.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'

const observation = (record_id: string) => ({
  ...meter,
  revision: 1,
  envelope: { ...reading(record_id, 1).recording, record: null },
})

const feedOf = async (store: CompleteStore): Promise<readonly string[]> =>
  unwrap(await store.after(undefined)()).items.map(({ record }) =>
    record.kind === 'decision' ? record.commit.envelope.record_id : record.observation.envelope.record_id,
  )

describeMysql('the feed', (url) => {
  const provider = mysqlProvider(url)
  afterAll(provider.remove)

  it('known fault 1: a writer that has its place and is late keeps those after it waiting', async () => {
    const store = await provider.open()
    const prefix = provider.prefixOf(store)
    await createMeter(metersOn(store))

    // Whoever writes the same record id now waits for this transaction, with its place in the feed taken.
    const other = await (await provider.pool({ connectionLimit: 1 })).getConnection()
    await other.beginTransaction()
    await other.query(
      `insert into ${prefix}record (position, record_id, kind, entity, id, revision, recorded_at, body)
       values (-1, 'late', 'observation', 'other', 'other', 1, '2030-05-01', 'null')`,
    )
    const late = store.observe(observation('late'))()
    const watcher = await provider.pool({ connectionLimit: 1 })
    const isWaiting = async (): Promise<boolean> => {
      const [rows] = await watcher.query<RowDataPacket[]>(
        `select 1 from information_schema.innodb_trx where trx_state = 'LOCK WAIT' and trx_query like '%${prefix}%'`,
      )
      return rows.length > 0
    }
    // The server answers from a copy for as long as it was asked within a tenth of a second.
    while (!(await isWaiting())) await setTimeout(250)

    let isOvertaken = false
    const next = store
      .observe(observation('next'))()
      .then((answer) => {
        isOvertaken = true
        return answer
      })
    await setTimeout(300)
    expect(isOvertaken).toBe(false)
    expect(await feedOf(store)).toEqual(['created'])

    await other.rollback()
    other.release()
    expect(unwrap(await late)).toBe('observed')
    expect(unwrap(await next)).toBe('observed')
    expect(await feedOf(store)).toEqual(['created', 'late', 'next'])
  })

  it('known fault 2: a write that was undone leaves no gap', async () => {
    const store = await provider.open()
    const runtime = metersOn(store)
    await createMeter(runtime)
    // The record id is taken, which is found after the place was.
    expect(await runtime.execute(reading('created', 1))()).toMatchObject({ left: { kind: 'record_conflict' } })
    unwrap(await store.observe(observation('o-1'))())
    const { items } = unwrap(await store.after(undefined)())
    expect(items.map(({ checkpoint }) => checkpoint)).toEqual(['1', '2'])
  })

  it('S-15: a commit whose revision does not follow the stored one is `store_backend`', async () => {
    const store = await provider.open()
    const runtime = metersOn(store)
    await createMeter(runtime)
    unwrap(await runtime.execute(reading('r-1', 1))())
    const [first] = unwrap(await store.records(meter)()).items
    if (first === undefined) throw new Error('nothing is stored')
    const again = { instance: first.record.result, envelope: { ...first, record_id: 'again' } }
    expect(await store.commit(again, { kind: 'revision', revision: 2 })()).toMatchObject({
      left: { kind: 'store_backend', detail: 'revision 1 does not follow the stored one' },
    })
    expect(unwrap(await store.load(meter)())?.revision).toBe(2)
  })
})
