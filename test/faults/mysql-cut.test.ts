import type { RecordedObservation } from '@assent/shell'
import { mysqlStore, type MysqlStore } from '@assent/shell/mysql'
import { createPool } from 'mysql2/promise'
import { afterAll, expect, it } from 'vitest'
import { cuttingProxy, type Cut, type CuttingProxy } from '../servers/cutting-proxy.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { done, mysqlProvider } from '../stores/mysql-provider.js'
import { createMeter, meter, metersOn, reading, unwrap } from './process/meter.js'
import { readHistory } from './history.js'

const rounds = 25

/** A statement in the driver's protocol. */
const sent = (sql: string): Buffer => Buffer.from(`\u0003${sql}`)

interface Place {
  readonly at: string
  readonly cut: Cut
  /** What the store answers where its connection is cut there. */
  readonly kind: 'outcome_unknown' | 'store_unreachable'
  /** Was it stored? */
  readonly stored: boolean
}

const places: readonly Place[] = [
  { at: 'start transaction', cut: 'before it is sent', kind: 'store_unreachable', stored: false },
  { at: 'start transaction', cut: 'before its reply', kind: 'store_unreachable', stored: false },
  { at: 'commit', cut: 'before it is sent', kind: 'outcome_unknown', stored: false },
  { at: 'commit', cut: 'before its reply', kind: 'outcome_unknown', stored: true },
]

const observation = (round: number): RecordedObservation => ({
  ...meter,
  revision: round,
  envelope: { ...reading(`o-${round}`, round).recording, record: { round } },
})

describeMysql('known fault 6: a connection that is cut', (url) => {
  const provider = mysqlProvider(url)
  afterAll(provider.remove)

  /** A store that holds a meter, behind a proxy. */
  const behindProxy = async (): Promise<{ store: MysqlStore; proxy: CuttingProxy; end: () => Promise<void> }> => {
    const direct = await provider.open()
    await createMeter(metersOn(direct))
    const { hostname, port } = new URL(url)
    const proxy = await cuttingProxy(hostname, Number(port === '' ? 3306 : port))
    const uri = new URL(await provider.url())
    uri.hostname = '127.0.0.1'
    uri.port = String(proxy.port)
    // A rollback that hangs, or a connection that is used again, would keep the next call from its one connection.
    const pool = createPool({ uri: uri.href, connectionLimit: 1 })
    const store = await done(mysqlStore({ pool, prefix: provider.prefixOf(direct) }))
    const end = async (): Promise<void> => {
      await pool.end()
      await proxy.close()
    }
    return { store, proxy, end }
  }

  it.for(places)('at `$at`, $cut, is $kind, and a retry settles it', async (place, { annotate }) => {
    const { at, cut, kind, stored } = place
    const { store, proxy, end } = await behindProxy()
    const runtime = metersOn(store)
    for (let round = 1; round <= rounds; round += 1) {
      proxy.cutAt(sent(at), cut)
      expect(await store.observe(observation(round))()).toMatchObject({ left: { kind } })
      expect(unwrap(await store.observe(observation(round))())).toBe(stored ? 'already_observed' : 'observed')

      proxy.cutAt(sent(at), cut)
      const request = reading(`r-${round}`, round)
      // The runtime looks for what became of it (E-19).
      const first = await runtime.execute(request)()
      expect(first).toMatchObject(stored ? { right: { replayed: true } } : { left: { kind } })
      expect(unwrap(await runtime.execute(request)()).replayed).toBe(stored)
    }
    expect(await readHistory(runtime)).toHaveLength(rounds + 1)
    expect(unwrap(await runtime.verify(meter)())).toMatchObject({
      holds: true,
      decisions: rounds + 1,
      observations: rounds,
    })
    expect(proxy.cuts()).toBe(2 * rounds)
    await annotate(`${proxy.cuts()} connections cut, ${rounds} decisions, ${rounds} observations`)
    await end()
  })
})
