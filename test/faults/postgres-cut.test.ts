import type { ShellError, StoredRuntime } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { ownPostgres } from '../servers/postgres/servers.js'
import { postgresProvider } from '../stores/postgres-provider.js'
import { whileWritersWork } from './at-work/while-writers-work.js'
import { readHistory } from './history.js'
import { joint, jointInstances, jointReading } from './joint-reading.js'
import { behindProxy, written } from './postgres-behind-proxy.js'
import { meter, reading, recording, unwrap } from './process/meter.js'
import { until } from './until.js'

const provider = await postgresProvider(ownPostgres())
afterAll(provider.remove)

const rounds = 20

const cuts = ['before it is sent', 'while it is worked on', 'before its reply'] as const

type Ask = (runtime: StoredRuntime, name: string, revision: number) => TaskEither<ShellError, { replayed: boolean }>

const requests: { readonly [name: string]: Ask } = {
  create: (runtime, name) =>
    runtime.create({ entity: 'meter', id: name, version: 1, fields: { reader: name }, recording: recording(name) }),
  execute: (runtime, name, revision) => runtime.execute(reading(name, revision)),
  observe: (runtime, name, revision) =>
    runtime.observe({ ...meter, revision, document: { reader: name }, recording: recording(name) }),
}

const places = Object.keys(requests).flatMap((request) => [
  { request, cut: 'before it is sent', stored: false } as const,
  { request, cut: 'before its reply', stored: true } as const,
])

const revisionOf = async (runtime: StoredRuntime): Promise<number> =>
  Number(unwrap(await runtime.get(meter)()).revision)

const holds = async (runtime: StoredRuntime, decisions: number): Promise<void> => {
  expect(await readHistory(runtime)).toHaveLength(decisions)
  expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true, decisions })
}

const untilWaiting = (statements: number): Promise<void> =>
  until('statements wait for a lock', async () => {
    const { rows } = await provider.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length === statements
  })

describe('known fault 6: a connection to PostgreSQL that is cut', () => {
  it.for(places)('in $request, $cut: the retry settles it', async ({ request, cut, stored }, { annotate }) => {
    await behindProxy(provider, async ({ runtime, proxy, store }) => {
      for (let round = 1; round <= rounds; round += 1) {
        const name = `${request}-${round}`
        const ask = requests[request]?.(runtime, name, await revisionOf(runtime))
        proxy.cutAt(written(name), cut)
        // The runtime looks for what became of it (E-19).
        expect(await ask?.()).toMatchObject(
          stored ? { right: { replayed: true } } : { left: { kind: 'outcome_unknown', record_id: name } },
        )
        expect(await ask?.()).toMatchObject({ right: { replayed: stored } })
        if (request === 'create') await holds(runtime, 1)
        expect(unwrap(await store.recordById(name)())).toBeDefined()
      }
      await holds(runtime, request === 'execute' ? rounds + 1 : 1)
      expect(unwrap(await store.observations(meter)()).items).toHaveLength(request === 'observe' ? rounds : 0)
      expect(proxy.cuts()).toBe(rounds)
      await annotate(`${proxy.cuts()} cuts, ${rounds} records, each once`)
    })
  })

  it('while it reads is `store_unreachable`, and stores nothing', () =>
    behindProxy(provider, async ({ runtime, proxy }) => {
      for (const cut of ['before it is sent', 'before its reply'] as const) {
        proxy.cutAt(Buffer.from('r-1'), cut)
        expect(await runtime.execute(reading('r-1', 1))()).toMatchObject({ left: { kind: 'store_unreachable' } })
      }
      await holds(runtime, 1)
      expect(await runtime.execute(reading('r-1', 1))()).toMatchObject({ right: { replayed: false } })
    }))

  it('is `outcome_unknown` to the caller of the store, whether it was stored or not', () =>
    behindProxy(provider, async ({ runtime, store, proxy }) => {
      for (const [cut, settled] of [
        ['before it is sent', 'committed'],
        ['before its reply', 'already_committed'],
      ] as const) {
        const [entry] = jointReading(await jointInstances(runtime), settled)
        if (entry?.kind !== 'decision') throw new Error('the batch does not begin with a decision')
        const write = store.commit(entry.commit, entry.expectation)
        proxy.cutAt(written(`${settled}-j-1`), cut)
        expect(await write()).toMatchObject({ left: { kind: 'outcome_unknown', record_id: `${settled}-j-1` } })
        expect(await write()).toMatchObject({ right: settled })
      }
      expect(await readHistory(runtime, joint[0])).toHaveLength(3)
    }))

  it('E-19: and again while the runtime looks, stays `outcome_unknown`', () =>
    behindProxy(provider, async ({ runtime, proxy }) => {
      proxy.cutAt(written('r-1'), 'before its reply')
      const answer = runtime.execute(reading('r-1', 1))()
      while (proxy.cuts() === 0) await turn()
      proxy.cutAt(Buffer.alloc(0), 'before it is sent')
      expect(await answer).toMatchObject({ left: { kind: 'outcome_unknown', record_id: 'r-1' } })
      expect(proxy.cuts()).toBe(2)
      expect(await runtime.execute(reading('r-1', 1))()).toMatchObject({ right: { replayed: true } })
      await holds(runtime, 2)
    }))

  it.each(['after it is done', 'while it goes on'])('while the server works on it: the retry %s settles it', (when) =>
    behindProxy(provider, async ({ runtime, proxy, schema }) => {
      const holder = await provider.hold()
      try {
        await holder.query(`select * from ${schema}.assent_instance where id = 'm-1' for update`)
        const request = runtime.execute(reading('r-1', 1))
        proxy.cutAt(written('r-1'), 'while it is worked on')
        expect(await request()).toMatchObject({ left: { kind: 'outcome_unknown' } })
        await untilWaiting(1)
        const retried = when === 'while it goes on' ? request() : undefined
        if (retried !== undefined) await untilWaiting(2)
        await holder.query('commit')
        expect(await (retried ?? request())).toMatchObject({ right: { replayed: true } })
      } finally {
        await holder.end()
      }
      await holds(runtime, 2)
    }),
  )

  it('anywhere, while writers work: no commit is lost, and none is there twice', ({ annotate }) =>
    behindProxy(
      provider,
      async ({ store, proxy }) => {
        const report = await whileWritersWork(store, async (stored) => {
          for (let round = 0; round < 150; round += 1) {
            // Where nothing is named, what is sent next is cut: a greeting, a question, a write.
            proxy.cutAt(Buffer.alloc(0), cuts[round % cuts.length] ?? 'before its reply')
            await stored(round % 4)
            await pause(round % 7)
          }
        })
        expect(proxy.cuts()).toBeGreaterThan(100)
        await annotate(`${proxy.cuts()} cuts; ${report}`)
      },
      5,
    ))
})
