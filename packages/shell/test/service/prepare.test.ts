import { Registry } from '@assent/kernel'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import {
  memoryStore,
  StoredRuntime,
  type Observer,
  type PreparedRequest,
  type StoredPreparation,
  type StoredPrepareRequest,
} from '../../src/index.js'
import { dump } from '../commits.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { actions, confirmation, named, visit, visits, withVisit } from './visit.js'

const preparing = (changes: Partial<StoredPrepareRequest> = {}): StoredPrepareRequest => ({
  ...named,
  version: 1,
  operation: 'confirm',
  arguments: { minutes: 5 },
  ...changes,
})

const rest = (changes: Partial<PreparedRequest> = {}): PreparedRequest => ({
  expectedRevision: 1,
  fulfillments: actions,
  recording: recording('confirmed'),
  ...changes,
})

const waiting = (runtime: StoredRuntime, changes: Partial<StoredPrepareRequest> = {}) => {
  const prepared: StoredPreparation = valueOf(runtime.prepare(preparing(changes)))
  if (prepared.status === 'load') return prepared
  throw new Error(`expected a load, found ${prepared.status}`)
}

const versions = valueOf(visits.register(visit({ version: 2 })))

describe('preparing', () => {
  // Whoever asks it fails.
  const store = memoryStore()
  const runtime = StoredRuntime.of({ registry: visits, store: { ...store, read: () => TE.left(null as never) } })

  it('SR-154: what the input alone refuses needs no store', () => {
    expect(valueOf(runtime.prepare(preparing({ arguments: { minutes: 500 } })))).toEqual({
      status: 'refused',
      outcome: 'too_long',
      error: 'TooLong',
      message: 'two hours at most',
    })
  })

  it('SR-154: else it answers what is to be loaded, and the arguments normalized', () => {
    expect(waiting(runtime)).toMatchObject({
      status: 'load',
      subject: { ...named, version: 1 },
      arguments: { by: 'desk', minutes: 5 },
    })
  })

  it.each<[string, Partial<StoredPrepareRequest>]>([
    ['entity_not_registered', { version: 2 }],
    ['validation', { id: ' ' }],
    ['operation_not_found', { operation: 'cancel' }],
    ['validation', { arguments: {} }],
  ])('SR-155: %s of %j', (kind, changes) => {
    expect(errorOf(runtime.prepare(preparing(changes))).kind).toBe(kind)
  })

  it.each([null, 'visit', { ...preparing(), entity: 7 }, { ...preparing(), version: 1.5 }, { ...preparing(), id: 7 }])(
    '%j is malformed',
    (request) => {
      expect(errorOf(runtime.prepare(request as never)).kind).toBe('validation')
    },
  )

  it('no observer is told of it, but of what it goes on with', async () => {
    const names: string[] = []
    const observer: Observer = { begin: ({ name }) => (names.push(name), () => undefined) }
    const observed = StoredRuntime.of({ registry: visits, store: memoryStore(), observer })
    const { execute } = waiting(observed)
    expect(names).toEqual([])
    await execute(rest())()
    expect(names).toEqual(['assent.execute', 'assent.store.read'])
  })
})

describe.each(stores)('going on over %s', (_name, open) => {
  it('SR-159: it stores what a direct execution would, each a retry of the other', async () => {
    const store = await open()
    const runtime = await withVisit(StoredRuntime.of({ registry: visits, store }))
    const { execute } = waiting(runtime)
    const { commit, replayed } = valueOf(await execute(rest())())
    expect(replayed).toBe(false)
    expect(commit.envelope.record).toMatchObject({ outcome: 'confirmed', command: { fulfillments: actions } })
    expect(valueOf(await execute(rest())())).toEqual({ commit, replayed: true })
    const direct = confirmation({ fulfillments: actions })
    expect(valueOf(await runtime.execute(direct)())).toEqual({ commit, replayed: true })
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 2 })
  })

  it('SR-163: a subject that is missing is not_found', async () => {
    const runtime = StoredRuntime.of({ registry: visits, store: await open() })
    expect(errorOf(await waiting(runtime).execute(rest())())).toEqual({ kind: 'not_found', ...named })
  })

  it('E-27: another version than it was prepared under is entity_mismatch, after its revision', async () => {
    const store = await open()
    const runtime = await withVisit(StoredRuntime.of({ registry: versions, store }))
    const before = await dump(store, 'visit')
    const { execute } = waiting(runtime, { version: 2 })
    expect(errorOf(await execute(rest({ expectedRevision: 2 }))()).kind).toBe('revision_conflict')
    expect(errorOf(await execute(rest())())).toEqual({
      kind: 'entity_mismatch',
      expected_entity: 'visit',
      expected_version: 2,
      actual_entity: 'visit',
      actual_version: 1,
    })
    expect(await dump(store, 'visit')).toBe(before)
  })

  it('E-28: a retry is one only under the version that is saved', async () => {
    const runtime = await withVisit(StoredRuntime.of({ registry: versions, store: await open() }))
    const { commit } = valueOf(await runtime.execute(confirmation({ fulfillments: actions }))())
    expect(valueOf(await waiting(runtime).execute(rest())())).toEqual({ commit, replayed: true })
    expect(errorOf(await waiting(runtime, { version: 2 }).execute(rest())()).kind).toBe('record_conflict')
  })

  it('SR-164: the policy is asked as it is by a direct execution', async () => {
    const runtime = await withVisit(
      StoredRuntime.of({ registry: visits, store: await open(), fulfill: () => TE.right(actions) }),
    )
    const { execute } = waiting(runtime)
    const request = { expectedRevision: 1, recording: recording('confirmed') }
    const { commit } = valueOf(await execute(request)())
    expect(commit.instance.fields['room']).toBe('C')
    expect(valueOf(await execute(request)())).toEqual({ commit, replayed: true })
  })
})

const fail = (): never => {
  throw new Error('a trap of the caller')
}

it.each<readonly [string, unknown]>([
  ['null', null],
  ['a text', 'now'],
  ['nothing that is needed', {}],
  ['a Proxy that throws', new Proxy({}, { ownKeys: fail })],
])('%s is nothing to go on with, answered and not thrown', async (_kind, request) => {
  const runtime = await withVisit(StoredRuntime.of({ registry: visits, store: memoryStore() }))
  expect(errorOf(await waiting(runtime).execute(request as never)()).kind).toBe('validation')
})

it('K-230: what it was prepared with is what it goes on with', async () => {
  const runtime = await withVisit(StoredRuntime.of({ registry: visits, store: memoryStore() }))
  const given = { minutes: 5 }
  const prepared = valueOf(runtime.prepare(preparing({ arguments: given })))
  given.minutes = 500
  if (prepared.status !== 'load') throw new Error('expected a load')
  Object.assign(prepared.arguments, { minutes: 500 })
  expect(valueOf(await prepared.execute(rest())()).commit.instance.lifecycle_state).toBe('confirmed')
  const empty = StoredRuntime.of({ registry: Registry.empty, store: memoryStore() })
  expect(errorOf(empty.prepare(preparing())).kind).toBe('entity_not_registered')
})
