import { canonical, Registry } from '@assent/kernel'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  memoryRefusals,
  memoryStore,
  StoredRuntime,
  type Envelope,
  type Store,
  type StoredExecuteRequest,
} from '../../src/index.js'
import { dump } from '../commits.js'
import { errorOf, parcel, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { actions, confirmation, named, remark, visits, visitsOf, withVisit } from './visit.js'

const overVisits = (store: Store) => withVisit(StoredRuntime.of({ registry: visits, store }))

const confirm = (changes: Partial<StoredExecuteRequest> = {}) => confirmation({ fulfillments: actions, ...changes })

describe.each(stores)('an execution with the actions of the host, over %s', (_name, open) => {
  it('SR-161, SR-165: is stored with its actions, what they did, and the response, and verifies', async () => {
    const runtime = await overVisits(await open())
    const { commit } = valueOf(await runtime.execute(confirm())())
    expect(commit.instance).toMatchObject({
      lifecycle_state: 'confirmed',
      fields: { room: 'C', confirmed_at: '09:30' },
    })
    expect(commit.envelope.record).toMatchObject({
      outcome: 'confirmed',
      effect: 'moved',
      response: { room: 'C' },
      command: { fulfillments: actions },
    })
    const clearing = remark({ expectedRevision: 2, arguments: {} })
    expect(valueOf(await runtime.execute(clearing)()).commit.envelope.record.command).not.toHaveProperty('fulfillments')
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 3 })
  })

  it('SR-149: what they remove is named as removed, and verifies', async () => {
    const runtime = await overVisits(await open())
    const fulfillments = { confirmed_at: 'remove', room: 'preserve' }
    const { commit } = valueOf(await runtime.execute(confirm({ fulfillments }))())
    expect(commit.envelope.record).toMatchObject({ removed: ['confirmed_at'], events: [{ removed: ['confirmed_at'] }] })
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 2 })
  })

  it('SR-174, T-6: sent again it is the saved decision, after later ones and without a registry too', async () => {
    const store = await open()
    const runtime = await overVisits(store)
    const { commit } = valueOf(await runtime.execute(confirm())())
    valueOf(await runtime.execute(remark({ expectedRevision: 2 }))())
    const before = await dump(store, 'visit')
    const turned = { room: { set: { value: 'C' } }, confirmed_at: { set: { value: '09:30' } } }
    for (const registry of [visits, Registry.empty]) {
      const again = StoredRuntime.of({ registry, store })
      expect(valueOf(await again.execute(confirm())())).toEqual({ commit, replayed: true })
      expect(valueOf(await again.execute(confirm({ fulfillments: turned }))())).toEqual({ commit, replayed: true })
    }
    expect(await dump(store, 'visit')).toBe(before)
  })

  it.each<[string, Partial<StoredExecuteRequest>]>([
    ['other actions', { fulfillments: { ...actions, room: 'preserve' } }],
    ['fewer actions', { fulfillments: { room: actions.room } }],
    ['no actions, said', { fulfillments: {} }],
    ['no actions, unsaid', { fulfillments: undefined }],
    ['what is no action', { fulfillments: { ...actions, room: 'keep' } }],
    ['null', { fulfillments: null }],
    ['what is no JSON', { fulfillments: { ...actions, room: () => 'C' } }],
    ['an optional argument more', { arguments: { minutes: 5, note: 'late' } }],
  ])('SR-174: under its record id, %s is record_conflict', async (_what, changes) => {
    const store = await open()
    const runtime = await overVisits(store)
    valueOf(await runtime.execute(confirm())())
    const before = await dump(store, 'visit')
    const conflict = { kind: 'record_conflict', record_id: 'confirmed' }
    expect(errorOf(await runtime.execute(confirm(changes))())).toEqual(conflict)
    expect(await dump(store, 'visit')).toBe(before)
  })

  it('SR-174: an optional argument that is absent is another request than one that is present', async () => {
    const runtime = await overVisits(await open())
    const { commit } = valueOf(await runtime.execute(remark({ arguments: {} }))())
    expect(valueOf(await runtime.execute(remark({ arguments: {} }))())).toEqual({ commit, replayed: true })
    expect(valueOf(await runtime.execute(remark({ arguments: {}, fulfillments: {} }))()).replayed).toBe(true)
    expect(errorOf(await runtime.execute(remark())()).kind).toBe('record_conflict')
  })

  it.each<[string, string, Partial<StoredExecuteRequest>]>([
    ['SR-144: without them', 'fulfillment_required', { fulfillments: undefined }],
    ['SR-145: without one of them', 'fulfillment_keys_mismatch', { fulfillments: { room: 'preserve' } }],
    [
      'SR-145: with one that removes what is required',
      'required_field_removal',
      { fulfillments: { ...actions, room: 'remove' } },
    ],
    [
      'SR-145: with a value that is none of the field',
      'validation',
      { fulfillments: { ...actions, room: { set: { value: 7 } } } },
    ],
    ['SR-142: with what is no action', 'validation', { fulfillments: { ...actions, room: 'keep' } }],
    ['SR-147: where a refusal is declared', 'refused', { arguments: { minutes: 500 } }],
    ['SR-122: where a precondition fails', 'precondition_failed', { arguments: { minutes: 5, by: 'robot' } }],
    [
      'SR-146: where nothing is fulfilled',
      'fulfillment_keys_mismatch',
      { operation: 'annotate', arguments: { note: 'x' } },
    ],
    ['T-11: at another revision', 'revision_conflict', { expectedRevision: 2 }],
    ['T-11: with a recording that is none', 'invalid_recording', { recording: { ...recording('x'), actor: ' ' } }],
  ])('%s is %s, and nothing is stored', async (_when, kind, changes) => {
    const store = await open()
    const runtime = await overVisits(store)
    const before = await dump(store, 'visit')
    expect(errorOf(await runtime.execute(confirm(changes))()).kind).toBe(kind)
    expect(await dump(store, 'visit')).toBe(before)
  })
})

describe('the actions of a request', () => {
  it('K-230: are those at the moment of the call', async () => {
    const runtime = await overVisits(memoryStore())
    expect(runtime.hasFulfillment).toBe(false)
    const given = { confirmed_at: 'preserve', room: { set: { value: 'C' } } }
    const call = runtime.execute(confirm({ fulfillments: given }))
    given.room.set.value = 'Z'
    expect(valueOf(await call()).commit.instance.fields['room']).toBe('C')
  })

  it('SR-146, N-10: under other levels there are none', async () => {
    const registry = visitsOf(parcel())
    const runtime = StoredRuntime.of({ registry, store: memoryStore() })
    const packed = { entity: 'parcel', version: 1, id: 'p', fields: { address: 'Quay 4' }, recording: recording('p') }
    valueOf(await runtime.create(packed)())
    const send = { entity: 'parcel', id: 'p', expectedRevision: 1, operation: 'send', arguments: {} }
    const sending = { ...send, recording: recording('sent') }
    const extra = { kind: 'fulfillment_keys_mismatch', operation: 'send', outcome: '', missing: [], extra: ['carrier'] }
    expect(errorOf(await runtime.execute({ ...sending, fulfillments: { carrier: 'preserve' } })())).toEqual(extra)

    const { commit } = valueOf(await runtime.execute({ ...sending, fulfillments: {} })())
    expect(valueOf(await runtime.execute(sending)())).toEqual({ commit, replayed: true })
    expect(errorOf(await runtime.execute({ ...sending, fulfillments: { carrier: 'preserve' } })()).kind).toBe(
      'record_conflict',
    )
  })

  it('E-32: are recorded with what was refused, where there were some', async () => {
    const refusals = memoryRefusals()
    const runtime = await withVisit(StoredRuntime.of({ registry: visits, store: memoryStore(), refusals }))
    await runtime.execute(confirm({ arguments: { minutes: 500 } }))()
    await runtime.execute(confirmation())()
    expect(refusals.refusals().map(({ request }) => request[0])).toEqual([
      expect.objectContaining({ kind: 'execute', fulfillments: actions }),
      expect.not.objectContaining({ fulfillments: expect.anything() as unknown }),
    ])
  })
})

/** A store that tells one record otherwise. */
const tampered = async (change: (envelope: Envelope) => object): Promise<Store> => {
  const store = memoryStore()
  const runtime = await overVisits(store)
  valueOf(await runtime.execute(confirm({ arguments: { minutes: 5, note: 'late' } }))())
  const { items } = valueOf(await store.records(named)())
  const told = items.map((envelope) =>
    envelope.record_id === 'confirmed'
      ? { ...envelope, record: { ...envelope.record, ...change(envelope) } }
      : envelope,
  )
  return { ...store, records: () => () => Promise.resolve(right({ items: told, next: undefined })) }
}

describe('what was tampered with', () => {
  const commanded = ({ record }: Envelope, changes: object) => ({ command: { ...record.command, ...changes } })

  it.each<[string, (envelope: Envelope) => object]>([
    ['another value', (it) => commanded(it, { fulfillments: { ...actions, room: { set: { value: 'D' } } } })],
    ['another action', (it) => commanded(it, { fulfillments: { ...actions, confirmed_at: 'remove' } })],
    ['an action less', (it) => commanded(it, { fulfillments: { room: actions.room } })],
    ['an action more', (it) => commanded(it, { fulfillments: { ...actions, note: 'preserve' } })],
    ['no action', (it) => commanded(it, { fulfillments: undefined })],
    ['what is no action', (it) => commanded(it, { fulfillments: 'preserve' })],
    ['an optional argument less', (it) => commanded(it, { arguments: { by: 'desk', minutes: 5 } })],
    ['another outcome', () => ({ outcome: 'closed' })],
    ['another effect', () => ({ effect: 'updated' })],
    ['another response', () => ({ response: { room: 'D' } })],
    ['a removal', () => ({ removed: ['note'] })],
  ])('SR-175, SR-176: %s does not verify', async (_what, change) => {
    const runtime = StoredRuntime.of({ registry: Registry.empty, store: await tampered(change) })
    expect(valueOf(await runtime.verify(named)())).toMatchObject({
      holds: false,
      what: 'decision',
      record_id: 'confirmed',
    })
  })

  it('SR-175: as it was it does', async () => {
    const runtime = StoredRuntime.of({ registry: Registry.empty, store: await tampered(() => ({})) })
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 2 })
  })
})

it('SR-174: the same request gives the same bytes in every store', async () => {
  const told = await Promise.all(
    stores.map(async ([, open]) => {
      const runtime = await overVisits(await open())
      return canonical(valueOf(await runtime.execute(confirm())()).commit)
    }),
  )
  expect(new Set(told).size).toBe(1)
})
