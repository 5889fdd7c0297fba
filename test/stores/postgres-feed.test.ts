import type { FeedItem, FeedStore, RecordedObservation, StoredRuntime } from '@assent/shell'
import { postgresStore, type PostgresStore } from '@assent/shell/postgres'
import { isLeft } from 'fp-ts/lib/Either.js'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMeter, meter, metersOn, reading } from '../faults/process/meter.js'
import { postgresServers } from '../servers/postgres/servers.js'
import { postgresProvider, type PostgresProvider } from './postgres-provider.js'
import { valueOf } from './schema-provider.js'

/** Longer than any test waits: what comes sooner did not come from polling. */
const never = 600_000

interface Filled {
  readonly store: PostgresStore
  readonly runtime: StoredRuntime
  /** Before the name of each table, as SQL. */
  readonly at: string
}

/** A store with a meter at revision 1. */
const filledOn = async (provider: PostgresProvider): Promise<Filled> => {
  const store = await provider.open()
  const runtime = metersOn(store)
  await createMeter(runtime)
  return { store, runtime, at: `${pg.escapeIdentifier(provider.schemaOf(store))}.assent_` }
}

const sight = (record_id: string, revision = 1, id = meter.id): RecordedObservation => ({
  entity: 'meter',
  id,
  revision,
  envelope: { ...reading(record_id, 0).recording, record: null },
})

/** Stores an observation as the adapter does, in a transaction that the test ends. */
const insertSight = (client: pg.Client, at: string, recordId: string): Promise<unknown> =>
  client.query(
    `with held as (select * from ${at}instance where id = 'm-1' for share)
     insert into ${at}record (record_id, kind, entity, id, revision, recorded_at, body)
     select $1, 'observation', entity, id, revision, '2030-05-01', 'null' from held`,
    [recordId],
  )

const idOf = ({ record }: FeedItem): string =>
  (record.kind === 'decision' ? record.commit : record.observation).envelope.record_id

const idsAfter = async (store: FeedStore, checkpoint?: string): Promise<readonly string[]> =>
  (await valueOf(store.after(checkpoint, 1000))).items.map(idOf)

const settled = async (store: FeedStore): Promise<readonly string[]> => {
  // Elsewhere on the server a transaction may be under way for a moment.
  for (;;) {
    const ids = await idsAfter(store)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if ((await idsAfter(store)).length === ids.length) return ids
  }
}

const soon = (milliseconds = 100): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

for (const usable of postgresServers()) {
  const provider = await postgresProvider(usable)
  const { pool } = provider

  describe(`the feed on ${usable.name}`, () => {
    afterAll(provider.remove)

    it('known fault 1: gives nothing that is committed after a writer still under way, and then all', async () => {
      const { store, at } = await filledOn(provider)
      const { checkpoint } = await valueOf(store.after(undefined))
      const slow = await provider.hold()
      await insertSight(slow, at, 'slow')
      await valueOf(store.observe(sight('quick-1')))
      await valueOf(store.observe(sight('quick-2')))
      expect(await idsAfter(store, checkpoint)).toEqual([])
      await slow.query('commit')
      expect(await settled(store)).toEqual(['created', 'slow', 'quick-1', 'quick-2'])
    })

    it('known fault 2: does not wait for a place that was given back', async () => {
      const { store, at } = await filledOn(provider)
      const slow = await provider.hold()
      await insertSight(slow, at, 'never')
      await valueOf(store.observe(sight('quick')))
      await slow.query('rollback')
      expect(await settled(store)).toEqual(['created', 'quick'])
    })

    it('S-7: gives an observation before the decision that waited for it', async () => {
      const { store, runtime, at } = await filledOn(provider)
      const slow = await provider.hold()
      await insertSight(slow, at, 'slow')
      const decided = runtime.execute(reading('decided', 1))()
      await soon()
      await valueOf(store.observe(sight('quick')))
      await slow.query('commit')
      expect(isLeft(await decided)).toBe(false)
      expect(await settled(store)).toEqual(['created', 'slow', 'quick', 'decided'])
    })

    it('S-7: gives a decision before the batch that waited and then went on from it', async () => {
      const { store, runtime, at } = await filledOn(provider)
      for (const id of ['m-0', 'm-00']) {
        const { recording } = reading(id, 0)
        await valueOf(runtime.create({ entity: 'meter', version: 1, id, fields: {}, recording }))
      }
      const first = await valueOf(runtime.execute(reading('first', 1)))
      await pool.query(`update ${at}instance set revision = 1 where id = 'm-1'`)
      const slow = await provider.hold()
      await slow.query(`select * from ${at}instance where id = 'm-00' for update`)
      // It holds m-0, waits for m-00, and has not come to m-1.
      const batch = store.commitBatch([
        { kind: 'observation', observation: sight('b-1', 1, 'm-0') },
        { kind: 'observation', observation: sight('b-2', 1, 'm-00') },
        { kind: 'observation', observation: sight('b-3', 2) },
      ])()
      await soon()
      await pool.query(`delete from ${at}record where record_id = 'first'`)
      await valueOf(store.commit(first.commit, { kind: 'revision', revision: 1 }))
      await slow.query('commit')
      expect(await batch).toMatchObject({ right: ['observed', 'observed', 'observed'] })
      expect(await settled(store)).toEqual(['created', 'm-0', 'm-00', 'first', 'b-1', 'b-2', 'b-3'])
    })

    it('gives what is written in one process to those who listen in another, without polling', async () => {
      const { runtime, store } = await filledOn(provider)
      const other = await provider.another(store)
      const records = other.subscribe(undefined, { pollEvery: never })[Symbol.asyncIterator]()
      expect(await records.next()).toMatchObject({ value: { right: { record: { kind: 'decision' } } } })
      // The second comes right after the first, of which alone it is told.
      for (const revision of [1, 2]) {
        const next = records.next()
        await soon(revision === 1 ? 100 : 30)
        await valueOf(runtime.execute(reading(`r-${revision}`, revision)))
        const made = { instance: { revision: revision + 1 } }
        expect(await next).toMatchObject({ value: { right: { record: { commit: made } } } })
      }
      await records.return?.()
      await other.close()()
    })

    it('gives what was held back as soon as it is not, without polling', async () => {
      const { store, at } = await filledOn(provider)
      const records = store.subscribe(undefined, { pollEvery: never })[Symbol.asyncIterator]()
      await records.next()
      const slow = await provider.hold()
      await insertSight(slow, at, 'slow')
      const next = records.next()
      await valueOf(store.observe(sight('quick')))
      // Until nobody is told of it any more.
      await soon(400)
      await slow.query('commit')
      expect(await next).toMatchObject({
        value: { right: { record: { observation: { envelope: { record_id: 'slow' } } } } },
      })
      await records.return?.()
    })

    it('known fault 18: goes on where the connection on which it listens ends', async () => {
      const { runtime, store } = await filledOn(provider)
      const own = provider.newPool({ application_name: 'assent listener' })
      const other = await valueOf(postgresStore({ pool: own, schema: provider.schemaOf(store) }))
      const records = other.subscribe(undefined, { pollEvery: never })[Symbol.asyncIterator]()
      await records.next()
      const next = records.next()
      await soon()
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'assent listener' and datname = current_database()`,
      )
      await soon()
      // What is written while it does not listen is found when it listens again.
      await valueOf(runtime.execute(reading('r-1', 1)))
      expect(await next).toMatchObject({ value: { right: { record: { commit: { instance: { revision: 2 } } } } } })
      await records.return?.()
    })

    it('keeps no connection once nobody listens, and none of a pool of one', async () => {
      const { store } = await filledOn(provider)
      const schema = provider.schemaOf(store)
      for (const [max, kept] of [
        [1, 0],
        [2, 1],
      ] as const) {
        const own = provider.newPool({ max })
        const other = await valueOf(postgresStore({ pool: own, schema }))
        const records = other.subscribe(undefined, { pollEvery: never })[Symbol.asyncIterator]()
        await records.next()
        await soon()
        expect(own.totalCount - own.idleCount).toBe(kept)
        await records.return?.()
        await soon()
        expect(own.totalCount - own.idleCount).toBe(0)
        await own.end()
      }
    })

    it('known fault 18: tells with an empty notification, however large what was written is', async () => {
      const { runtime, at } = await filledOn(provider)
      const listener = new pg.Client(provider.url)
      await listener.connect()
      const told: unknown[] = []
      listener.on('notification', ({ payload }) => told.push(payload))
      const { rows } = await pool.query<{ channel: string }>(
        `select 'assent_' || substr(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1, 32) as channel`,
        [JSON.stringify([at.slice(1, -9).replaceAll('""', '"'), 'assent_'])],
      )
      await listener.query(`listen ${rows[0]?.channel ?? ''}`)
      await soon()
      await valueOf(runtime.execute({ ...reading('large', 1), arguments: { reader: 'x'.repeat(1_000_000) } }))
      await soon()
      expect(told).toEqual([''])
      await listener.end()
    })
  })
}
