import { PGlite } from '@electric-sql/pglite'
import { migrate, pgliteStore, type PostgresStore } from '@assent/shell/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading } from '../faults/process/meter.js'
import { pgliteProvider } from './pglite-provider.js'
import { errorOf, valueOf } from './schema-provider.js'

const provider = await pgliteProvider()
const { database } = provider
afterAll(provider.remove)

const impatient = async (patience = 100): Promise<PostgresStore> => {
  const first = await provider.open()
  await createMeter(metersOn(first))
  return valueOf(pgliteStore({ database, schema: provider.schemaOf(first), patience }))
}

describe('a store in the PGlite of its caller', () => {
  it('known fault 8: does not wait without end for a transaction of the caller, and sends nothing later', async () => {
    const store = await impatient()
    const write = metersOn(store).execute(reading('r-1', 1))
    await database.transaction(async () => {
      for (const call of [store.load(meter), store.observe({ ...meter, revision: 1, envelope: sightOf('o-1') })]) {
        expect(await errorOf(call)).toMatchObject({
          kind: 'store_unreachable',
          provider: 'pglite',
          detail: expect.stringContaining('another transaction was open for 100 ms'),
        })
      }
    })
    expect(await valueOf(store.recordById('o-1'))).toBeUndefined()
    expect(await valueOf(write)).toMatchObject({ replayed: false })
  })

  it('stops waiting where the call is aborted', async () => {
    const store = await impatient(60_000)
    const controller = new AbortController()
    await database.transaction(async () => {
      const answer = store.load(meter, { signal: controller.signal })()
      controller.abort()
      expect(await answer).toMatchObject({
        left: { kind: 'store_unreachable', detail: expect.stringContaining('cancelled before it was sent') },
      })
    })
  })

  it('waits for its turn, and goes on after what the caller undid', async () => {
    const store = await impatient(10_000)
    const undone = database
      .transaction(async (transaction) => {
        await transaction.query('create table undone (one text)')
        throw new Error('never mind')
      })
      .catch((error: unknown) => error)
    const answer = metersOn(store).execute(reading('r-1', 1))()
    expect(await undone).toEqual(new Error('never mind'))
    expect(await answer).toMatchObject({ _tag: 'Right' })
  })

  it('reads integers exactly and texts as texts, whatever the caller has set for its own queries', async () => {
    const own = await PGlite.create({
      parsers: { 20: () => 'spoilt', 25: () => 'spoilt' },
      serializers: { 20: () => '7', 25: () => 'spoilt' },
    })
    await valueOf(migrate({ database: own }))
    const store = await valueOf(pgliteStore({ database: own }))
    await createMeter(metersOn(store))
    expect(await valueOf(store.load(meter))).toMatchObject({ ...meter, revision: 1 })
    await own.close()
  })

  it('does not close it; one that the caller has closed is `store_unreachable`', async () => {
    const own = await PGlite.create()
    await valueOf(migrate({ database: own }))
    const store = await valueOf(pgliteStore({ database: own }))
    const other = await valueOf(pgliteStore({ database: own }))
    await valueOf(store.close())
    expect((await errorOf(store.load(meter))).kind).toBe('store_unreachable')
    expect(await valueOf(other.load(meter))).toBeUndefined()
    await own.close()
    expect(await errorOf(other.load(meter))).toEqual({
      kind: 'store_unreachable',
      provider: 'pglite',
      detail: '`public.assent_*`: the database is closed',
    })
    expect((await errorOf(metersOn(other).execute(reading('r-1', 1)))).kind).toBe('store_unreachable')
  })

  it('tells another store of what is written, without polling', async () => {
    const other = await provider.open()
    const follower = await valueOf(pgliteStore({ database, schema: provider.schemaOf(other) }))
    const records = follower.subscribe(undefined, { pollEvery: 600_000 })[Symbol.asyncIterator]()
    const next = records.next()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await createMeter(metersOn(other))
    expect(await next).toMatchObject({ value: { right: { record: { commit: { instance: meter } } } } })
    await records.return?.()
  })
})

const sightOf = (record_id: string) => ({ ...reading(record_id, 0).recording, record: null })
