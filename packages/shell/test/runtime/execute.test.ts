import { Registry, numberOf, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { StoredRuntime, type StoredExecuteRequest, type Store } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, parcel, recording, registry, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { delivery, execution, withParcel } from './execution.js'

describe.each(stores)('execute over %s', (_name, open) => {
  it('T-5: decides on the stored instance and stores the decision one revision on', async () => {
    const runtime = await withParcel(await open())
    const { commit, replayed } = valueOf(await runtime.execute(execution())())
    expect(replayed).toBe(false)
    expect(commit.instance).toMatchObject({ revision: 2, lifecycle_state: 'sent', fields: { carrier: 'post' } })
    expect(valueOf(await runtime.get(subject('p'))())).toEqual(commit.instance)
  })

  it('S-22: what a caller does to the commit that it was given changes nothing in the store', async () => {
    const store = await open()
    const runtime = await withParcel(store)
    const { commit } = valueOf(await runtime.execute(execution())())
    const before = await dump(store)
    // Refused where the commit is frozen.
    Reflect.set(commit.instance.fields, 'carrier', 'rail')
    Reflect.set(commit.envelope.record.command, 'operation', 'burn')
    expect(await dump(store)).toBe(before)
  })

  it('T-7, T-8: repeated exactly answers the original commit after later operations, and writes nothing', async () => {
    const store = await open()
    const runtime = await withParcel(store)
    const original = valueOf(await runtime.execute(execution())())
    valueOf(await runtime.execute(delivery)())
    const before = await dump(store)
    const again = valueOf(await runtime.execute(execution())())
    expect(again).toEqual({ commit: original.commit, replayed: true })
    expect(valueOf(await runtime.get(subject('p'))()).revision).toBe(3)
    expect(await dump(store)).toBe(before)
  })

  it('T-6: repeated with the default written out is the same request', async () => {
    const runtime = await withParcel(await open())
    valueOf(await runtime.execute(execution())())
    expect(valueOf(await runtime.execute(execution({ arguments: { carrier: 'post' } }))()).replayed).toBe(true)
  })

  it('E-17: repeated needs neither the registry nor the definition of today', async () => {
    const store = await open()
    const original = valueOf(await (await withParcel(store)).execute(execution())())
    const operations = { send: { transitions: [{ from: 'packed', to: 'sent' }] } }
    const changed = valueOf(Registry.empty.register(parcel({ operations })))
    for (const other of [Registry.empty, changed]) {
      const again = valueOf(await StoredRuntime.of({ registry: other, store }).execute(execution())())
      expect(again).toEqual({ commit: original.commit, replayed: true })
    }
  })

  it.each<[string, Partial<StoredExecuteRequest>]>([
    ['another argument', { arguments: { carrier: 'rail' } }],
    ['an argument that the saved definition does not take', { arguments: { speed: 1 } }],
    ['another operation', { operation: 'deliver' }],
    ['an operation that the saved definition does not have', { operation: 'burn' }],
    ['another expected revision', { expectedRevision: 2 }],
    ['another time', { recording: recording('sent', { recorded_at: '2031-05-04T09:00:01Z' }) }],
    ['another spelling of the time', { recording: recording('sent', { recorded_at: '2031-05-04T09:00:00.0Z' }) }],
    ['another actor', { recording: recording('sent', { actor: 'x' }) }],
    ['another correlation', { recording: recording('sent', { correlation: 'x' }) }],
    ['another causation', { recording: recording('sent', { causation: 'x' }) }],
    ['an actor that is blank', { recording: recording('sent', { actor: '' }) }],
  ])('T-6, E-16: under its record id with %s is record_conflict', async (_what, changes) => {
    const store = await open()
    const runtime = await withParcel(store)
    valueOf(await runtime.execute(execution())())
    const before = await dump(store)
    expect(errorOf(await runtime.execute(execution(changes))())).toEqual({ kind: 'record_conflict', record_id: 'sent' })
    expect(await dump(store)).toBe(before)
  })

  it('E-16: under the record id of the creation is record_conflict', async () => {
    const runtime = await withParcel(await open())
    expect(errorOf(await runtime.execute(execution({ recording: recording('packed') }))()).kind).toBe('record_conflict')
  })

  it('T-9: the record id of another subject is found by the store, after the kernel has decided', async () => {
    const runtime = await withParcel(await open())
    const other = { ...subject('q'), version: 1, fields: { address: 'Quay 5' }, recording: recording('other') }
    valueOf(await runtime.create(other)())
    const request = execution({ recording: recording('other') })
    expect(errorOf(await runtime.execute(request)())).toEqual({ kind: 'record_conflict', record_id: 'other' })
    expect(errorOf(await runtime.execute({ ...request, operation: 'deliver' })()).kind).toBe('invalid_transition')
  })

  it('T-9: the record id of an observation is found by the store', async () => {
    const runtime = await withParcel(await open())
    const seen = { ...subject('p'), revision: 1, document: {}, recording: recording('seen') }
    valueOf(await runtime.observe(seen)())
    expect(errorOf(await runtime.execute(execution({ recording: recording('seen') }))()).kind).toBe('record_conflict')
  })

  it('T-10: a writer in between is revision_conflict, expected as the store has it', async () => {
    const store = await open()
    await withParcel(store)
    const raced: Store = {
      ...store,
      commit: (commit, expectation, options) => async () => {
        valueOf(await StoredRuntime.of({ registry, store }).execute(execution({ recording: recording('first') }))())
        return store.commit(commit, expectation, options)()
      },
    }
    expect(errorOf(await StoredRuntime.of({ registry, store: raced }).execute(execution())())).toEqual({
      kind: 'revision_conflict',
      ...subject('p'),
      expected: { kind: 'revision', revision: 1 },
      found: 2,
    })
  })

  it('D-10: the same request in between is answered as stored, once', async () => {
    const store = await open()
    await withParcel(store)
    const raced: Store = {
      ...store,
      commit: (commit, expectation, options) => async () => {
        valueOf(await store.commit(commit, expectation, options)())
        return store.commit(commit, expectation, options)()
      },
    }
    const { replayed } = valueOf(await StoredRuntime.of({ registry, store: raced }).execute(execution())())
    expect(replayed).toBe(true)
    expect(valueOf(await store.records(subject('p'))()).items).toHaveLength(2)
  })

  it('D-6: goes on past the safe integers with the exact revision', async () => {
    const store = await open()
    const runtime = await withParcel(store)
    const held = valueOf(await store.records(subject('p'))()).items[0]
    const revision = numberOf('9007199254740993') as JsonNumber
    const result = { ...valueOf(await runtime.get(subject('p'))()), id: 'far', revision }
    const record = { ...(held as NonNullable<typeof held>).record, id: 'far', revision, result, events: [] }
    const envelope = { ...recording('far'), record }
    valueOf(await store.commit({ instance: result, envelope }, { kind: 'absent' })())
    const request = execution({ id: 'far', expectedRevision: revision })
    const { commit } = valueOf(await runtime.execute(request)())
    expect(String(commit.instance.revision)).toBe('9007199254740994')
    expect(String(valueOf(await runtime.get(subject('far'))()).revision)).toBe('9007199254740994')
    expect(valueOf(await runtime.execute(request)()).replayed).toBe(true)
    const stale = execution({ id: 'far', expectedRevision: 9007199254740992, recording: recording('stale') })
    expect(errorOf(await runtime.execute(stale)()).kind).toBe('revision_conflict')
  })
})
