import type { StoredRuntime } from '@assent/shell'
import { postgresStore, type PostgresStore } from '@assent/shell/postgres'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { valueOf } from '../stores/schema-provider.js'
import { readHistory } from './history.js'
import { createMeters, joint, jointInstances, jointReading } from './joint-reading.js'
import { ownProvider } from './own-provider.js'
import { createMeter, meter, metersOn, reading, recording, unwrap } from './process/meter.js'
import { until } from './until.js'

const provider = await ownProvider()
const { own: server } = provider
afterAll(provider.remove)

/** Milliseconds within which a call is answered whose server is not there: more than it takes, on a slow machine. */
const soon = 10_000

/** A meter that is observed and not read. */
const seen = { entity: 'meter', id: 's-1' }

interface Refusal {
  readonly kind: string
}

interface Opened {
  readonly store: PostgresStore
  readonly runtime: StoredRuntime
  readonly schema: string
  readonly pool: pg.Pool
}

/** A store that holds the meters, over two connections. */
const opened = async (): Promise<Opened> => {
  const direct = await provider.open()
  await createMeters(metersOn(direct))
  await createMeter(metersOn(direct), seen, 'created-s-1')
  const schema = provider.schemaOf(direct)
  const pool = provider.newPool({ max: 2 })
  const store = await valueOf(postgresStore({ pool, schema, patience: 3000 }))
  return { store, runtime: metersOn(store), schema: pg.escapeIdentifier(schema), pool }
}

const newMeter = (id: string) => ({ entity: 'meter', id, version: 1, fields: {}, recording: recording(`new-${id}`) })

/** Requests that do not stand against each other. */
const writes = async ({ runtime, store }: Opened) => ({
  execute: runtime.execute(reading('r-1', 1)),
  create: runtime.create(newMeter('n-1')),
  observe: runtime.observe({ ...seen, revision: 1, document: null, recording: recording('o-1') }),
  batch: store.commitBatch(jointReading(await jointInstances(runtime), 'batch')),
})

/** Everything that reads. */
const reads = ({ runtime, store }: Opened): readonly TaskEither<Refusal, unknown>[] => [
  store.load(meter),
  store.read(meter, 'created'),
  store.recordById('created'),
  store.ids('meter'),
  store.subjects('meter'),
  store.entities(),
  store.events(meter),
  store.records(meter),
  store.observations(meter),
  store.query({ entity: 'meter' }),
  store.after(undefined),
  runtime.verify(meter),
]

const kindOf = async (call: TaskEither<Refusal, unknown>): Promise<string> => {
  const start = performance.now()
  const answer = await call()
  expect(performance.now() - start).toBeLessThan(soon)
  return isLeft(answer) ? answer.left.kind : 'done'
}

const kindsOf = async (calls: readonly TaskEither<Refusal, unknown>[]): Promise<ReadonlySet<string>> =>
  new Set(await Promise.all(calls.map(kindOf)))

const restart = async (): Promise<void> => {
  await server.stop('immediate')
  await server.start()
}

/** From now on the server stores what is committed, and does not say so: it waits for another server that is not there. */
const keepAnswers = async (): Promise<void> => {
  await provider.pool.query("alter system set synchronous_standby_names = 'nobody'")
  await restart()
}

const giveAnswers = async (): Promise<void> => {
  await restart()
  await provider.pool.query('alter system reset synchronous_standby_names')
  await restart()
}

/** How many statements the server keeps waiting for this. */
const waitingFor = async (what: 'Lock' | 'SyncRep'): Promise<number> => {
  const { rows } = await provider.pool.query(
    'select from pg_stat_activity where datname = current_database() and $1 in (wait_event_type, wait_event)',
    [what],
  )
  return rows.length
}

describe.each(['fast', 'immediate'] as const)('a server of PostgreSQL that is stopped (%s) under a pool', (how) => {
  it('S-4: leaves every call `store_unreachable` while it is away; then the same pool goes on', async () => {
    const given = await opened()
    const calls = [...reads(given), ...Object.values(await writes(given))]
    await server.stop(how)
    try {
      expect(await kindsOf(calls)).toEqual(new Set(['store_unreachable']))
      for await (const item of given.store.subscribe(undefined)) {
        expect(item).toMatchObject({ left: { kind: 'store_unreachable' } })
      }
    } finally {
      await server.start()
    }
    expect(await kindsOf(calls)).toEqual(new Set(['done']))
  })

  it('known fault 6: tells of each write under way that it is unknown or was not sent; the retry settles it', async () => {
    const given = await opened()
    const calls = Object.values(await writes(given))
    const holder = await given.pool.connect()
    holder.on('error', () => undefined)
    await holder.query(`begin; lock table ${given.schema}.assent_instance in exclusive mode`)
    const answers = Promise.all(calls.map(kindOf))
    await until('a write is under way', async () => (await waitingFor('Lock')) === 1)
    await server.stop(how)
    try {
      const kinds = await answers
      expect([...new Set(kinds)].sort()).toEqual(['outcome_unknown', 'store_unreachable'])
    } finally {
      holder.release(true)
      await server.start()
    }
    expect(await kindsOf(calls)).toEqual(new Set(['done']))
    for (const subject of [meter, seen, ...joint, newMeter('n-1')]) {
      expect(unwrap(await given.runtime.verify(subject)())).toMatchObject({ holds: true })
    }
    expect(await readHistory(given.runtime, joint[0])).toHaveLength(2)
  })

  it.each(['execute', 'batch'] as const)(
    'known fault 6: stored and did not answer: the retry of %s tells',
    async (what) => {
      const given = await opened()
      const call: TaskEither<Refusal, unknown> = (await writes(given))[what]
      await keepAnswers()
      try {
        const answer = call()
        await until('a commit is stored', async () => (await waitingFor('SyncRep')) === 1)
        await server.stop(how)
        expect(await answer).toMatchObject({ left: { kind: 'outcome_unknown' } })
      } finally {
        await giveAnswers()
      }
      const repeated = ['already_committed', 'already_observed']
      expect(await call()).toMatchObject({ right: what === 'batch' ? [...repeated, ...repeated] : { replayed: true } })
    },
  )
})
