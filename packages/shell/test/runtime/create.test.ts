import { Registry } from '@assent/kernel'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { StoredRuntime, memoryStore, type Store, type StoreError, type StoredCreateRequest } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, parcel, recording, registry, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const creation = (changes: Partial<StoredCreateRequest> = {}): StoredCreateRequest => ({
  ...subject('p'),
  version: 1,
  fields: { address: 'Quay 4' },
  recording: recording('packed'),
  ...changes,
})

const fields = { address: { type: 'string', required: true }, grams: { type: 'number', default: 900 } }
const otherDefault = valueOf(Registry.empty.register(parcel({ schema: { fields }, operations: {} })))

describe.each(stores)('create over %s', (_name, open) => {
  it('T-1: stores the first revision', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    const { commit, replayed } = valueOf(await runtime.create(creation())())
    expect(replayed).toBe(false)
    expect(commit.instance).toMatchObject({ revision: 1, lifecycle_state: 'packed', fields: { grams: 100 } })
    expect(commit.envelope).toMatchObject(recording('packed'))
  })

  it('T-2, D-8: repeated exactly answers the original commit, after later operations too', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    const original = valueOf(await runtime.create(creation())())
    const sent = {
      ...subject('p'),
      expectedRevision: 1,
      operation: 'send',
      arguments: {},
      recording: recording('sent'),
    }
    valueOf(await runtime.execute(sent)())
    const before = await dump(store)
    expect(valueOf(await runtime.create(creation())())).toEqual({ commit: original.commit, replayed: true })
    expect(await dump(store)).toBe(before)
  })

  it.each([
    ['has another default', otherDefault],
    ['is no longer registered', Registry.empty],
  ])('D-8, E-17: repeated answers the original commit where its definition %s by now', async (_what, other) => {
    const store = await open()
    const original = valueOf(await StoredRuntime.of({ registry, store }).create(creation())())
    const again = valueOf(await StoredRuntime.of({ registry: other, store }).create(creation())())
    expect(again).toEqual({ commit: original.commit, replayed: true })
  })

  it.each<[string, Partial<StoredCreateRequest>]>([
    ['another id', { id: 'q' }],
    ['other fields', { fields: { address: 'Quay 5' } }],
    ['another actor', { recording: recording('packed', { actor: 'x' }) }],
    ['another time', { recording: recording('packed', { recorded_at: '2031-05-05' }) }],
  ])('E-16: under its record id with %s is record_conflict', async (_what, changes) => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    valueOf(await runtime.create(creation())())
    const before = await dump(store)
    const error = errorOf(await runtime.create(creation(changes))())
    expect(error).toEqual({ kind: 'record_conflict', record_id: 'packed' })
    expect(await dump(store)).toBe(before)
  })

  it('T-12: the kernel refusal stands under a record id that names another request', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    valueOf(await runtime.create(creation())())
    expect(errorOf(await runtime.create(creation({ version: 2 }))())).toMatchObject({ kind: 'entity_not_registered' })
    expect(errorOf(await runtime.create(creation({ fields: {} }))())).toMatchObject({ kind: 'validation' })
  })

  it('X-6: under a new record id on a subject that is there is revision_conflict, expected absent', async () => {
    const runtime = StoredRuntime.of({ registry, store: await open() })
    valueOf(await runtime.create(creation())())
    expect(errorOf(await runtime.create(creation({ recording: recording('again') }))())).toEqual({
      kind: 'revision_conflict',
      ...subject('p'),
      expected: { kind: 'absent' },
      found: 1,
    })
  })
})

/** A memory store of which one call fails. */
const failing = (call: 'commit' | 'recordById', error: StoreError): Store => ({
  ...memoryStore(),
  [call]: () => () => Promise.resolve(left(error)),
})

describe('the precedence of create', () => {
  const unreachable: StoreError = { kind: 'store_unreachable', provider: 'test', detail: 'gone' }

  it('T-12, T-13: a kernel refusal before an invalid recording, and before any call of the store', async () => {
    const runtime = StoredRuntime.of({ registry, store: failing('recordById', unreachable) })
    const request = creation({ version: 2, recording: recording(' ') })
    expect(errorOf(await runtime.create(request)()).kind).toBe('entity_not_registered')
  })

  it('T-12: an invalid recording before the store', async () => {
    const runtime = StoredRuntime.of({ registry, store: failing('commit', unreachable) })
    expect(errorOf(await runtime.create(creation({ recording: recording(' ') }))()).kind).toBe('invalid_recording')
  })

  it('T-11: a failure of the store is passed on from the step where it happens', async () => {
    const runtime = StoredRuntime.of({ registry, store: failing('commit', unreachable) })
    expect(errorOf(await runtime.create(creation())())).toEqual(unreachable)
  })

  it('D-8: a look for the record that fails is that failure', async () => {
    const runtime = StoredRuntime.of({ registry, store: failing('recordById', unreachable) })
    expect(errorOf(await runtime.create(creation({ version: 2 }))())).toEqual(unreachable)
  })

  it('D-8: record_conflict stands where the store then finds no such record', async () => {
    const conflict: StoreError = { kind: 'record_conflict', record_id: 'packed' }
    const runtime = StoredRuntime.of({ registry, store: failing('commit', conflict) })
    expect(errorOf(await runtime.create(creation())())).toEqual(conflict)
  })

  it.each<[string, unknown]>([
    ['id', { id: 7 }],
    ['id', { id: ' ' }],
    ['entity', { entity: undefined }],
    ['version', { version: '1' }],
    ['version', { version: 1.5 }],
  ])('a request whose `%s` is malformed is a validation refusal at that path: %j', async (path, changes) => {
    const runtime = StoredRuntime.of({ registry, store: memoryStore() })
    const error = errorOf(await runtime.create(creation(changes as Partial<StoredCreateRequest>))())
    expect(error).toMatchObject({ kind: 'validation', errors: [{ path }] })
  })

  it('names that no store takes are not_storable', async () => {
    const runtime = StoredRuntime.of({ registry, store: memoryStore() })
    expect(errorOf(await runtime.create(creation({ id: 'x'.repeat(513) }))())).toMatchObject({
      kind: 'not_storable',
      path: 'id',
    })
  })
})
