import type { StoredRuntime } from '@assent/shell'
import { afterAll, describe, expect, it } from 'vitest'
import type { Cut } from '../servers/cutting-proxy.js'
import { ownPostgres } from '../servers/postgres/servers.js'
import { postgresProvider } from '../stores/postgres-provider.js'
import { feedOf } from './feed.js'
import { readHistory } from './history.js'
import { joint, jointInstances, jointReading } from './joint-reading.js'
import { behindProxy, sent, written } from './postgres-behind-proxy.js'
import { unwrap } from './process/meter.js'

const provider = await postgresProvider(ownPostgres())
afterAll(provider.remove)

const rounds = 12

interface Place {
  readonly at: string
  /** What is sent there for a batch. */
  readonly bytes: (batch: string) => Buffer
  readonly cut: Cut
  readonly kind: 'outcome_unknown' | 'store_unreachable'
  readonly stored: boolean
}

const unreachable = { kind: 'store_unreachable', stored: false } as const
const begin = { at: 'begin', bytes: () => sent('begin'), ...unreachable }
const middle = { at: 'the second decision', bytes: (batch: string) => written(`${batch}-j-2`), ...unreachable }
const commit = { at: 'commit', bytes: () => sent('commit'), kind: 'outcome_unknown' } as const

const places: readonly Place[] = [
  { ...begin, cut: 'before it is sent' },
  { ...begin, cut: 'before its reply' },
  { ...middle, cut: 'before it is sent' },
  { ...middle, cut: 'before its reply' },
  { ...commit, cut: 'before it is sent', stored: false },
  { ...commit, cut: 'before its reply', stored: true },
]

const isReadTogether = async (runtime: StoredRuntime, times: number): Promise<void> => {
  for (const subject of joint) expect(await readHistory(runtime, subject)).toHaveLength(times + 1)
}

describe('known fault 6: a connection to PostgreSQL that is cut in a batch', () => {
  it.for(places)('at $at, $cut, is $kind, and the same batch again settles it', async (place, { annotate }) => {
    const { bytes, cut, kind, stored } = place
    await behindProxy(provider, async ({ runtime, store, proxy }) => {
      for (let round = 1; round <= rounds; round += 1) {
        const name = `batch-${round}`
        const batch = jointReading(await jointInstances(runtime), name)
        proxy.cutAt(bytes(name), cut)
        const refusal = kind === 'outcome_unknown' ? { kind, record_id: `${name}-j-1` } : { kind }
        expect(await store.commitBatch(batch)()).toMatchObject({ left: refusal })
        await isReadTogether(runtime, stored ? round : round - 1)
        const once = stored
          ? (['already_committed', 'already_observed'] as const)
          : (['committed', 'observed'] as const)
        expect(unwrap(await store.commitBatch(batch)())).toEqual([...once, ...once])
        await isReadTogether(runtime, round)
      }
      for (const subject of joint) {
        expect(unwrap(await runtime.verify(subject)())).toMatchObject({ holds: true, observations: rounds })
      }
      const ids = await feedOf(store, 3 + 4 * rounds)
      expect(ids).toHaveLength(3 + 4 * rounds)
      expect(new Set(ids).size).toBe(ids.length)
      expect(proxy.cuts()).toBe(rounds)
      await annotate(`${proxy.cuts()} cuts, ${rounds} batches, each once`)
    })
  })

  it.each(['before it is sent', 'before its reply'] as const)(
    'at rollback, %s, hides no refusal, and is not waited for',
    (cut) =>
      behindProxy(provider, async ({ runtime, store, proxy }) => {
        const stale = jointReading(await jointInstances(runtime), 'stale')
        const [, , ...ofSecond] = jointReading(await jointInstances(runtime), 'first')
        unwrap(await store.commitBatch(ofSecond)())
        proxy.cutAt(sent('rollback'), cut)
        expect(await store.commitBatch(stale)()).toMatchObject({ left: { kind: 'revision_conflict', entry: 2 } })
        expect(proxy.cuts()).toBe(1)
        expect(await readHistory(runtime, joint[0])).toHaveLength(1)
        expect(await readHistory(runtime, joint[1])).toHaveLength(2)
      }),
  )
})
