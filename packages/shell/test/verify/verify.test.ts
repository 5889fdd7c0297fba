import { Registry } from '@assent/kernel'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { memoryStore, StoredRuntime, type Envelope, type Page, type Store, type Subject } from '../../src/index.js'
import { absent, after, at, created, dump, observed, storeHistory, subject } from '../commits.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

// Without a definition: what is stored is verified by what its records save.
const verify = (store: Store, named: Subject = subject('p')) =>
  StoredRuntime.of({ registry: Registry.empty, store }).verify(named)

const holds = { ...subject('p'), holds: true, revision: 3, decisions: 3, observations: 0 }

describe.each(stores)('verification over %s', (_name, open) => {
  it('H-1: says that a history holds, and how much was looked at', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    await storeHistory(store, 'q')
    valueOf(await store.observe(observed('p', 3, 'o-1'))())
    valueOf(await store.observe(observed('p', 3, 'o-2'))())
    expect(valueOf(await verify(store)())).toEqual({ ...holds, observations: 2 })
    expect(valueOf(await verify(store, subject('q'))())).toEqual({ ...holds, id: 'q' })
  })

  it('C-2: changes nothing', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    const before = await dump(store)
    await verify(store)()
    expect(await dump(store)).toBe(before)
  })

  it('reads a history of several pages', async () => {
    const store = await open()
    let last = created('p', 'p-1')
    valueOf(await store.commit(last, absent)())
    for (let revision = 2; revision <= 250; revision += 1) {
      const next = after(last, 'weigh', `p-${revision}`, {}, { grams: revision })
      valueOf(await store.commit(next, at(last.instance.revision))())
      last = next
    }
    expect(valueOf(await verify(store)())).toEqual({ ...holds, revision: 250, decisions: 250 })
  })

  it('D-2: of what is not stored is an error, as is what no subject can be', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    expect(errorOf(await verify(store, subject('q'))())).toEqual({ kind: 'not_found', ...subject('q') })
    // What a caller in JavaScript may hand in.
    const named = { entity: 'parcel', id: 7 } as unknown as Subject
    expect(errorOf(await verify(store, named)())).toMatchObject({ kind: 'validation', errors: [{ path: 'id' }] })
  })

  it('D-2: where the store does not answer is its error', async () => {
    const store = await open()
    await storeHistory(store, 'p')
    const aborted = { signal: AbortSignal.abort() }
    const runtime = StoredRuntime.of({ registry: Registry.empty, store })
    expect(errorOf(await runtime.verify(subject('p'), aborted)())).toMatchObject({ kind: 'store_unreachable' })
  })

  it('S-15: names the record where a writer left a revision out', async () => {
    const store = await open()
    const [first] = await storeHistory(store, 'p')
    if (first === undefined) throw new Error('no history')
    const later = { ...first.instance, revision: 9 }
    const { record } = first.envelope
    const envelope: Envelope = { ...recording('p-9'), record: { ...record, revision: 9, result: later, events: [] } }
    valueOf(await store.commit({ instance: later, envelope }, at(3))())
    expect(valueOf(await verify(store)())).toEqual({
      ...subject('p'),
      holds: false,
      what: 'decision',
      record_id: 'p-9',
      why: 'only the first record can be a creation',
    })
  })

  it('a legacy import is reported, since it cannot be replayed', async () => {
    const store = await open()
    const { instance, envelope } = created('p', 'p-1')
    const record = { ...envelope.record, definition: null, command: { command: 'legacy_import' } as const }
    valueOf(await store.commit({ instance, envelope: { ...envelope, record } }, absent)())
    expect(valueOf(await verify(store)())).toMatchObject({ holds: false, record_id: 'p-1', what: 'decision' })
  })
})

/** A store in which something happens at the moment when the records have been read. */
const whileReading = (store: Store, happen: () => Promise<unknown>): Store => {
  let happened = false
  return {
    ...store,
    records: (...given) => {
      const read = store.records(...given)
      return async () => {
        const page = await read()
        if (!happened) await happen()
        happened = true
        return page
      }
    },
  }
}

describe('verification while others write', () => {
  it('E-39: judges what was there when it began', async () => {
    const inner = memoryStore()
    const first = created('p', 'p-1')
    valueOf(await inner.commit(first, absent)())
    const store = whileReading(inner, async () => {
      valueOf(await inner.commit(after(first, 'send', 'p-2'), at(1))())
      valueOf(await inner.observe(observed('p', 2, 'o'))())
    })
    expect(valueOf(await verify(store)())).toEqual({ ...holds, revision: 1, decisions: 1, observations: 1 })
  })

  it('E-39: a subject that is created meanwhile is verified, not reported', async () => {
    const inner = memoryStore()
    const store = whileReading(inner, () => storeHistory(inner, 'p'))
    expect(valueOf(await verify(store)())).toEqual(holds)
  })
})

type Told = (items: readonly object[]) => readonly (object | undefined)[]

/** Another store's answers, of which one list is told otherwise. */
const telling = async (list: 'records' | 'events' | 'observations', told: Told) => {
  const store = memoryStore()
  await storeHistory(store, 'p')
  valueOf(await store.observe(observed('p', 3, 'o-1'))())
  valueOf(await store.observe(observed('p', 3, 'o-2'))())
  const page = valueOf<Page<unknown>>(await store[list](subject('p'))())
  const items = told(page.items as readonly object[])
  return {
    ...store,
    [list]: () => () => Promise.resolve({ _tag: 'Right', right: { items, next: undefined } }),
  } as Store
}

describe('verification of a store that tells', () => {
  it.each<readonly [string, 'records' | 'events' | 'observations', Told, object]>([
    ['one event less', 'events', (items) => items.slice(0, -1), { what: 'events', record_id: 'p-3' }],
    ['two events in the other order', 'events', ([a, b, ...rest]) => [b, a, ...rest], { what: 'events' }],
    ['a record twice', 'records', ([a, ...rest]) => [a, a, ...rest], { what: 'decision', record_id: 'p-1' }],
    ['no record', 'records', () => [], { what: 'instance', record_id: null }],
    ['an observation twice', 'observations', ([a]) => [a, a], { what: 'observation', record_id: 'o-1' }],
  ])('%s', async (_what, list, told, found) => {
    const store = await telling(list, told)
    expect(valueOf(await verify(store)())).toMatchObject({ holds: false, ...found })
  })

  it('that it failed half-way answers its error', async () => {
    const store = memoryStore()
    await storeHistory(store, 'p')
    const error = { kind: 'store_backend', detail: 'broken' } as const
    const failing = { ...store, events: () => () => Promise.resolve(left(error)) }
    expect(errorOf(await verify(failing)())).toEqual(error)
  })
})
