import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { StoredRuntime, type Store, type StoreError } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, recording, registry, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { execution, withParcel } from './execution.js'

const unknown = (record_id: string): StoreError => ({
  kind: 'outcome_unknown',
  record_id,
  detail: 'the reply was lost',
})

/** A store whose replies to writes are lost, once the write arrived or before. */
const losingReplies = (store: Store, arrives: boolean): Store => ({
  ...store,
  commit:
    (commit, ...others) =>
    async () => {
      if (arrives) await store.commit(commit, ...others)()
      return left(unknown(commit.envelope.record_id))
    },
  observe:
    (observation, ...others) =>
    async () => {
      if (arrives) await store.observe(observation, ...others)()
      return left(unknown(observation.envelope.record_id))
    },
})

const runtimeOver = (store: Store): StoredRuntime => StoredRuntime.of({ registry, store })

const creation = { ...subject('q'), version: 1, fields: { address: 'Quay 9' }, recording: recording('packed-q') }

const sighting = { ...subject('p'), revision: 1, document: { seen: true }, recording: recording('seen') }

const calls = [
  ['a creation', (runtime: StoredRuntime) => runtime.create(creation)()],
  ['an execution', (runtime: StoredRuntime) => runtime.execute(execution())()],
  ['an observation', (runtime: StoredRuntime) => runtime.observe(sighting)()],
] as const

describe.each(stores)('a reply that was lost, over %s', (_name, open) => {
  it.each(calls)('E-19: %s that arrived is found by one look, and answered as a replay', async (_what, call) => {
    const store = await open()
    await withParcel(store)

    expect(valueOf<{ readonly replayed: boolean }>(await call(runtimeOver(losingReplies(store, true)))).replayed).toBe(
      true,
    )
    expect(valueOf<{ readonly replayed: boolean }>(await call(runtimeOver(store))).replayed).toBe(true)
  })

  it.each(calls)('E-19: %s that did not arrive stays unknown, and the same request settles it', async (_what, call) => {
    const store = await open()
    await withParcel(store)
    const before = await dump(store)

    expect(errorOf(await call(runtimeOver(losingReplies(store, false)))).kind).toBe('outcome_unknown')
    expect(await dump(store)).toBe(before)
    expect(valueOf<{ readonly replayed: boolean }>(await call(runtimeOver(store))).replayed).toBe(false)
  })

  it('E-19: what is found under the record id with other bytes is record_conflict', async () => {
    const store = await open()
    const runtime = await withParcel(store)
    valueOf(await runtime.observe({ ...sighting, recording: recording('packed-q') })())

    const answer = await runtimeOver(losingReplies(store, false)).create(creation)()
    expect(errorOf(answer)).toEqual({ kind: 'record_conflict', record_id: 'packed-q' })
  })

  it('E-18, E-19: a look that fails proves nothing: the first answer stands', async () => {
    const store = await open()
    await withParcel(store)
    const blind: Store = {
      ...losingReplies(store, true),
      recordById: () => () => Promise.resolve(left({ kind: 'store_unreachable', provider: 'test', detail: 'away' })),
    }

    expect(errorOf(await runtimeOver(blind).execute(execution())())).toEqual(unknown('sent'))
    expect(valueOf(await runtimeOver(store).execute(execution())()).replayed).toBe(true)
  })

  it('E-19: an answer that is known is not looked for', async () => {
    const store = await open()
    await withParcel(store)
    const looked: string[] = []
    const watched: Store = {
      ...store,
      recordById: (recordId) => {
        looked.push(recordId)
        return () => Promise.resolve(right(undefined))
      },
    }

    valueOf(await runtimeOver(watched).execute(execution())())
    expect(looked).toEqual([])
  })
})
