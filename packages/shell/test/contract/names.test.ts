import { describe, expect, it } from 'vitest'
import { longestKey, type RecordedCommit } from '../../src/index.js'
import { absent, at, created, dump, observed, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const renamed = ({ instance, envelope }: RecordedCommit, entity: string): RecordedCommit => {
  const moved = { ...instance, entity }
  const record = { ...envelope.record, entity, result: moved, definition: null, events: [] }
  return { instance: moved, envelope: { ...envelope, record } }
}

const unstorable: readonly (readonly [string, RecordedCommit, string])[] = [
  ['an id of 513 bytes', created('é'.repeat(256) + 'x', 'r'), 'id'],
  ['an id of 513 letters', created('x'.repeat(longestKey + 1), 'r'), 'id'],
  ['an id with U+0000', created('p\0q', 'r'), 'id'],
  ['an entity of 513 bytes', renamed(created('p', 'r'), 'x'.repeat(longestKey + 1)), 'entity'],
  ['a record id with U+0000', created('p', 'r\0'), 'record_id'],
]

describe.each(stores)('the names in %s', (_name, open) => {
  it.each(unstorable)('design 5: %s is not_storable, before any expectation', async (_what, given, path) => {
    const store = await open()
    valueOf(await store.commit(created('held', 'held'), absent)())
    const before = await dump(store)
    const error = errorOf(await store.commit(given, at(9))())
    expect(error).toMatchObject({ kind: 'not_storable', path })
    const { entity, id } = given.instance
    const observation = { ...observed(id, 1, given.envelope.record_id), entity }
    expect(errorOf(await store.observe(observation)())).toEqual(error)
    expect(valueOf(await store.load({ entity, id })())).toBeUndefined()
    expect(valueOf(await store.recordById(given.envelope.record_id)())).toBeUndefined()
    expect(await dump(store)).toBe(before)
  })

  it('an id of 512 bytes is stored and listed', async () => {
    const store = await open()
    const id = 'é'.repeat(256)
    valueOf(await store.commit(created(id, 'r'), absent)())
    expect(valueOf(await store.ids('parcel')()).items).toEqual([id])
    expect(valueOf(await store.load(subject(id))())?.id).toBe(id)
  })

  it('N-2: a lone surrogate names nothing, not even the replacement character', async () => {
    const store = await open()
    valueOf(await store.commit(created('\ufffd', '\ufffd'), absent)())
    expect(valueOf(await store.load(subject('\ud800'))())).toBeUndefined()
    expect(valueOf(await store.recordById('\ud800')())).toBeUndefined()
    expect(valueOf(await store.records(subject('\ud800'))()).items).toEqual([])
    expect(valueOf(await store.read(subject('\ufffd'), '\ud800')()).evidence).toBeUndefined()
  })
})
