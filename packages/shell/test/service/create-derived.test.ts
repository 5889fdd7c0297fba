import { canonical, Registry } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import {
  memoryRefusals,
  memoryStore,
  recordBytes,
  StoredRuntime,
  type Observer,
  type StoredCreateDerivedRequest,
} from '../../src/index.js'
import { dump } from '../commits.js'
import { errorOf, parcel, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { booking, named, nameless, visit, visits, visitsOf } from './visit.js'

const creation = (changes: Partial<StoredCreateDerivedRequest> = {}) => ({ ...booking(changes), id: 's:V-1' })

const later: readonly (readonly [string, Registry])[] = [
  ['is no longer registered', Registry.empty],
  ['derives nothing any more', visitsOf(nameless)],
  ['derives another id', visitsOf(visit({ identity: { field: 'room' }, operations: {} }))],
  ['refuses it', visitsOf(visit({ invariants: [{ name: 'never', assert: { eq: ['$fields.code', 'none'] } }] }))],
]

describe.each(stores)('a derived creation over %s', (_name, open) => {
  it('SR-92, SR-165: is stored at the address of its identity, with outcome and response, and verifies', async () => {
    const runtime = StoredRuntime.of({ registry: visits, store: await open() })
    const { commit, replayed } = valueOf(await runtime.createDerived(booking())())
    expect(replayed).toBe(false)
    expect(commit.instance).toMatchObject({ id: 's:V-1', revision: 1, fields: { code: 'V-1', room: 'A' } })
    expect(commit.envelope).toMatchObject(recording('booked'))
    expect(commit.envelope.record).toMatchObject({
      outcome: 'booked',
      effect: 'created',
      response: { code: 'V-1' },
      command: { arguments: { code: 'V-1', room: 'A', walk_in: false } },
    })
    expect(valueOf(await runtime.get(named)())).toEqual(commit.instance)
    // SR-177
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 1 })
  })

  it('SR-96: the bytes are those of a creation at that address, and each is a retry of the other', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry: visits, store })
    const { commit } = valueOf(await runtime.createDerived(booking())())
    const supplied = StoredRuntime.of({ registry: visits, store: memoryStore() })
    const given = valueOf(await supplied.create(creation())())
    const bytesOf = (decision: typeof commit) => recordBytes({ kind: 'decision', commit: decision })
    expect(bytesOf(given.commit)).toBe(bytesOf(commit))

    const before = await dump(store, 'visit')
    expect(valueOf(await runtime.create(creation())())).toEqual({ commit, replayed: true })
    expect(valueOf(await runtime.createDerived(booking())())).toEqual({ commit, replayed: true })
    expect(valueOf(await supplied.createDerived(booking())()).replayed).toBe(true)
    expect(await dump(store, 'visit')).toBe(before)
  })

  it.each(later)(
    'D-8, SR-96: a retry is the saved decision where its definition %s by now',
    async (_what, registry) => {
      const store = await open()
      const { commit } = valueOf(await StoredRuntime.of({ registry: visits, store }).createDerived(booking())())
      const runtime = StoredRuntime.of({ registry, store })
      expect(valueOf(await runtime.createDerived(booking())())).toEqual({ commit, replayed: true })
      const written = booking({ fields: { room: 'A', code: 'V-1' } })
      expect(valueOf(await runtime.createDerived(written)())).toEqual({ commit, replayed: true })
    },
  )

  it.each<[string, Partial<StoredCreateDerivedRequest>]>([
    ['another identity', { fields: { code: 'V-2' } }],
    ['another argument', { fields: { code: 'V-1', room: 'B' } }],
    ['an optional argument more', { fields: { code: 'V-1', note: 'late' } }],
    ['another actor', { recording: recording('booked', { actor: 'ann' }) }],
  ])('E-16, SR-174: under its record id, %s is record_conflict', async (_what, changes) => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry: visits, store })
    valueOf(await runtime.createDerived(booking())())
    const before = await dump(store, 'visit')
    expect(errorOf(await runtime.createDerived(booking(changes))())).toEqual({
      kind: 'record_conflict',
      record_id: 'booked',
    })
    expect(await dump(store, 'visit')).toBe(before)
  })

  it('SR-94, SR-96: it is no retry of a creation at an id that nothing derives', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry: visitsOf(nameless), store })
    valueOf(await runtime.create({ ...booking(), id: 'V-1' })())
    expect(errorOf(await runtime.createDerived(booking())())).toMatchObject({ kind: 'creation_identity_unavailable' })
  })

  it('SR-152, SR-164: a declared refusal is answered before any conflict, and stores nothing', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry: visits, store })
    valueOf(await runtime.createDerived(booking())())
    const before = await dump(store, 'visit')
    const away = { fields: { code: 'V-1', walk_in: true }, recording: recording('again') }
    const declared = { kind: 'refused', outcome: 'turned_away', error: 'NoWalkIns', reason: null }
    expect(errorOf(await runtime.createDerived(booking(away))())).toEqual(declared)
    expect(errorOf(await runtime.create(creation(away))())).toEqual(declared)
    expect(await dump(store, 'visit')).toBe(before)
  })

  it('X-6: of two of one identity that race, one wins, and the other is told that the subject is there', async () => {
    const store = await open()
    const runtime = StoredRuntime.of({ registry: visits, store })
    const answers = await Promise.all(
      ['first', 'second', 'third'].map((record) =>
        runtime.createDerived(booking({ recording: recording(record), fields: { code: 'V-1', room: record } }))(),
      ),
    )
    const lost = answers.filter(({ _tag }) => _tag === 'Left').map(errorOf)
    expect(lost).toHaveLength(2)
    for (const error of lost) {
      expect(error).toEqual({ kind: 'revision_conflict', ...named, expected: { kind: 'absent' }, found: 1 })
    }
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 1 })
  })

  it('D-10: of one that is sent twice at once, both are answered by the same commit', async () => {
    const runtime = StoredRuntime.of({ registry: visits, store: await open() })
    const answers = await Promise.all([runtime.createDerived(booking())(), runtime.createDerived(booking())()])
    expect(new Set(answers.map((answer) => canonical(valueOf(answer).commit))).size).toBe(1)
    expect(answers.filter((answer) => valueOf(answer).replayed)).toHaveLength(1)
  })
})

describe('the errors of a derived creation', () => {
  const runtime = StoredRuntime.of({ registry: visits, store: memoryStore() })

  it('SR-94: a definition without identity derives none, under kernel/1 too', async () => {
    const parcels = StoredRuntime.of({ registry: visitsOf(parcel()), store: memoryStore() })
    const request = booking({ entity: 'parcel', fields: { address: 'Quay 4' } })
    expect(errorOf(await parcels.createDerived(request)())).toEqual({
      kind: 'creation_identity_unavailable',
      entity: 'parcel',
      reason: 'the definition declares no identity',
    })
  })

  it('T-12, T-13: the kernel is asked before the recording is looked at', async () => {
    const unrecorded = { recording: {} as ReturnType<typeof recording> }
    expect(errorOf(await runtime.createDerived(booking({ ...unrecorded, fields: {} }))()).kind).toBe('validation')
    expect(errorOf(await runtime.createDerived(booking(unrecorded))()).kind).toBe('invalid_recording')
    expect(errorOf(await runtime.createDerived(booking({ version: 2 }))()).kind).toBe('entity_not_registered')
  })

  it.each([null, 'visit', { entity: 7 }, { entity: 'visit', version: '1' }])('%j is malformed', async (request) => {
    expect(errorOf(await runtime.createDerived(request as never)()).kind).toBe('validation')
  })

  it('E-32, E-33: one that is refused is recorded without a subject, a conflict with the one derived', async () => {
    const refusals = memoryRefusals()
    const recorded = StoredRuntime.of({ registry: visits, store: memoryStore(), refusals })
    const fields = { code: 'V-1', walk_in: true }
    const refusal = errorOf(await recorded.createDerived(booking({ fields }))())
    valueOf(await recorded.createDerived(booking())())
    await recorded.createDerived(booking({ recording: recording('again') }))()
    expect(refusals.refusals()).toEqual([
      {
        key: ['single_record', 'booked'],
        subjects: [],
        request: [{ kind: 'create_derived', entity: 'visit', definition_version: 1, fields }],
        recording: recording('booked'),
        reason: { kind: 'kernel', refusal },
      },
      expect.objectContaining({
        subjects: [],
        reason: { kind: 'conflict', subject: ['visit', 's:V-1'], expected: null, found: 1 },
      }),
    ])
  })

  it('an observer is told of it by the name of the call', async () => {
    const names: string[] = []
    const observer: Observer = { begin: ({ name }) => (names.push(name), () => undefined) }
    valueOf(await StoredRuntime.of({ registry: visits, store: memoryStore(), observer }).createDerived(booking())())
    expect(names).toEqual(['assent.createDerived', 'assent.store.commit'])
  })
})
