import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { memoryStore, StoredRuntime, type QueryStore, type Store, type StoredObserveRequest } from '../../src/index.js'
import { dump, storeHistory, subject } from '../commits.js'
import { errorOf, recording, registry, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const observation = (changes: Partial<StoredObserveRequest> = {}): StoredObserveRequest => ({
  ...subject('p'),
  revision: 3,
  document: { dry: true },
  recording: recording('seen'),
  ...changes,
})

describe.each(stores)('a runtime over %s', (_name, open) => {
  it('T-3, T-4: answers not_found for get, events and history of an absent subject', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    const absent = { kind: 'not_found', ...subject('p') }
    expect(errorOf(await runtime.get(subject('p'))())).toEqual(absent)
    expect(errorOf(await runtime.events(subject('p'))())).toEqual(absent)
    expect(errorOf(await runtime.history(subject('p'))())).toEqual(absent)
  })

  it('R-16: what a runtime answered is read again where a store gets it, since its caller may have changed it', async () => {
    const answering: Store = { ...memoryStore(), commit: () => TE.right('committed') }
    const request = { ...subject('p'), version: 1, fields: { address: 'Bergen' }, recording: recording('p-1') }
    const { commit } = valueOf(await StoredRuntime.of({ registry, store: answering }).create(request)())
    Object.assign(commit.envelope, { actor: 7 })
    expect(errorOf(await (await open()).commit(commit, { kind: 'absent' })())).toMatchObject({ kind: 'store_backend' })
  })

  it('T-3: lists ids, and none of an entity that nobody stored', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    await storeHistory(store, 'p')
    await storeHistory(store, 'o')
    expect(valueOf(await runtime.list('parcel')()).items).toEqual(['o', 'p'])
    expect(valueOf(await runtime.list('crate')()).items).toEqual([])
  })

  it('gives events and history in pages', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    await storeHistory(store, 'p')
    const first = valueOf(await runtime.history(subject('p'), { limit: 2 })())
    expect(first.items.map(({ record_id }) => record_id)).toEqual(['p-1', 'p-2'])
    const second = valueOf(await runtime.history(subject('p'), { after: first.next as string })())
    expect(second.items.map(({ record_id }) => record_id)).toEqual(['p-3'])
    expect(valueOf(await runtime.events(subject('p'), { limit: 2 })()).items).toHaveLength(2)
    expect(errorOf(await runtime.events(subject('p'), { limit: 0 })()).kind).toBe('invalid_query')
  })

  it('R-23: says what a record id names, of whatever subject', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    await storeHistory(store, 'p')
    expect(runtime.registry).toBe(registry)
    expect(valueOf(await runtime.record('p-2')())).toMatchObject({
      kind: 'decision',
      commit: { instance: { id: 'p' } },
    })
    valueOf(await runtime.observe(observation())())
    expect(valueOf(await runtime.record('seen')())).toMatchObject({ kind: 'observation' })
    expect(valueOf(await runtime.record('nobody')())).toBeUndefined()
  })

  it('R-18, S-17: stores an observation, and answers a repeated one as replayed', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    await storeHistory(store, 'p')
    const first = valueOf(await runtime.observe(observation())())
    expect(first.replayed).toBe(false)
    expect(valueOf(await store.observations(subject('p'))()).items).toEqual([first.observation])
    expect(valueOf(await runtime.observe(observation())())).toEqual({ ...first, replayed: true })
  })

  it.each<[string, Partial<StoredObserveRequest>, object]>([
    ['a recording that is none', { recording: recording('') }, { kind: 'invalid_recording' }],
    [
      'a document that is no JSON',
      { document: new Map() as never },
      { kind: 'validation', errors: [{ path: 'document' }] },
    ],
    ['a revision that is none', { revision: 0 }, { kind: 'validation', errors: [{ path: 'revision' }] }],
    ['another revision', { revision: 2 }, { kind: 'revision_conflict', found: 3 }],
  ])('R-12, R-20: refuses an observation with %s, and stores nothing', async (_what, changes, error) => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    await storeHistory(store, 'p')
    const before = await dump(store)
    expect(errorOf(await runtime.observe(observation(changes))())).toMatchObject(error)
    expect(await dump(store)).toBe(before)
  })

  it('refuses a subject that is no text by its path', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    const nobody = { entity: 1, id: null } as never
    const error = { kind: 'validation', errors: [{ path: 'entity' }, { path: 'id' }] }
    expect(errorOf(await runtime.get(nobody)())).toMatchObject(error)
    expect(errorOf(await runtime.events(nobody)())).toMatchObject(error)
    expect(errorOf(await runtime.list(7 as never)())).toMatchObject({
      kind: 'validation',
      errors: [{ path: 'entity' }],
    })
  })

  it('answers store_unreachable after close', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    valueOf(await runtime.close()())
    expect(errorOf(await runtime.get(subject('p'))()).kind).toBe('store_unreachable')
  })
})

describe('a runtime over a store that answers no queries', () => {
  const without: Store & Partial<QueryStore> = memoryStore()
  delete without.query
  const runtime = StoredRuntime.of({ registry, store: without })

  it('Q-11: says so beforehand, and refuses each', async () => {
    expect([runtime.hasQueries, StoredRuntime.of({ registry, store: memoryStore() }).hasQueries]).toEqual([false, true])
    expect(errorOf(await runtime.query({ entity: 'parcel' })())).toEqual({
      kind: 'store_backend',
      detail: 'the store answers no queries',
    })
  })

  it('Q-11: whoever watches it', () => {
    const observer = { begin: () => () => undefined }
    expect(StoredRuntime.of({ registry, store: without, observer }).hasQueries).toBe(false)
  })
})
