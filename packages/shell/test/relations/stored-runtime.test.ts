import { numberOf, type JsonObject } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import {
  memoryStore,
  relationChecks,
  StoredRuntime,
  type CheckedRelations,
  type ObservedCall,
} from '../../src/index.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { holding, library, part, relatingStores, withoutRelations, type RelatingStore } from './library.js'

const making = (entity: string, id: string, fields: JsonObject, record_id = `made-${id}`) => ({
  entity,
  version: 1,
  id,
  fields,
  recording: recording(record_id),
})

const dune = making('book', 's:Dune', { title: 'Dune', shelf: 3, by: ['Herbert'] })

const make = async (store: RelatingStore, ...given: Parameters<typeof making>): Promise<void> => {
  valueOf(await StoredRuntime.of({ registry: library, store }).create(making(...given))())
}

const missing = (relation: string, entity: string, id: string | null) => ({
  kind: 'reference_missing',
  entity: 'book',
  id: 's:Dune',
  relation,
  target: { entity, id },
})

describe.each(relatingStores)('held relations over %s', (_name, open) => {
  it('SR-99: a reference is held by the address of the identity that it carries, each of a list', async () => {
    const store = await open()
    const runtime = holding(store, { book: { authors: { check: 'exists' } } })
    expect(errorOf(await runtime.create(dune)())).toEqual(missing('authors', 'author', 's:Herbert'))
    await make(store, 'author', 's:Herbert', { name: 'Herbert' })
    const two = making('book', 's:Dune', { title: 'Dune', shelf: 3, by: ['Herbert', 'Anderson', 'Herbert'] })
    expect(errorOf(await runtime.create(two)())).toEqual(missing('authors', 'author', 's:Anderson'))
    expect(valueOf(await runtime.create(dune)()).replayed).toBe(false)
  })

  it('SR-97: what is owned is not stored without its owner, whose number is observed', async () => {
    const store = await open()
    const runtime = holding(store, { shelf: { books: { check: 'exists' } } })
    const spelled = making('book', 's:Dune', { title: 'Dune', shelf: numberOf('3.0') ?? 0, by: [] })
    expect(errorOf(await runtime.create(spelled)())).toEqual(missing('books', 'shelf', '3'))
    await make(store, 'shelf', '3', { number: 3 })
    valueOf(await runtime.create(spelled)())
  })

  it('SR-99: an optional reference that is absent names nobody, and is held once it is there', async () => {
    const store = await open()
    const runtime = holding(store, { book: { editor: { check: 'exists' } } })
    valueOf(await runtime.create(dune)())
    const edit = {
      entity: 'book',
      id: 's:Dune',
      expectedRevision: 1,
      operation: 'edit',
      arguments: { editor: 'Lanier' },
      recording: recording('edit'),
    }
    expect(errorOf(await runtime.execute(edit)())).toEqual(missing('editor', 'author', 's:Lanier'))
    expect(valueOf(await runtime.get({ entity: 'book', id: 's:Dune' })())).toMatchObject({ revision: 1 })
    await make(store, 'author', 's:Lanier', { name: 'Lanier' })
    expect(valueOf(await runtime.execute(edit)()).replayed).toBe(false)
    expect(valueOf(await runtime.execute(edit)()).replayed).toBe(true)
  })

  it('K-33: a `ref` holds an id as it is, under `kernel/1` too', async () => {
    const store = await open()
    const checks: CheckedRelations = { part: { maker: { check: 'exists' }, beside: { check: 'exists' } } }
    const runtime = holding(store, checks)
    const wheel = making('part', 'wheel', { maker: 's:Ada', beside: ['wheel', 'axle'] })
    expect(errorOf(await runtime.create(wheel)())).toMatchObject({ relation: 'beside', target: { id: 'axle' } })
    await make(store, 'part', 'axle', {})
    expect(errorOf(await runtime.create(wheel)())).toMatchObject({ relation: 'maker', target: { id: 's:Ada' } })
    await make(store, 'author', 's:Ada', { name: 'Ada' })
    valueOf(await runtime.create(wheel)())
  })

  it('K-33: an acyclic `ref` that leads back to its subject is refused with the way, and changes nothing', async () => {
    const store = await open()
    const runtime = holding(store, { part: { parent: { check: ['exists', 'acyclic'] } } })
    await make(store, 'part', 'car', {})
    valueOf(await runtime.create(making('part', 'wheel', { parent: 'car' }))())
    valueOf(await runtime.create(making('part', 'tyre', { parent: 'wheel' }))())
    const move = {
      entity: 'part',
      id: 'car',
      expectedRevision: 1,
      operation: 'move',
      arguments: { parent: 'tyre' },
      recording: recording('move'),
    }
    const path = ['car', 'tyre', 'wheel', 'car']
    expect(errorOf(await runtime.execute(move)())).toEqual({
      kind: 'reference_cycle',
      entity: 'part',
      id: 'car',
      field: 'parent',
      path,
    })
    expect(valueOf(await runtime.record('move')())).toBeUndefined()
    expect(valueOf(await runtime.get({ entity: 'part', id: 'car' })()).fields).toEqual({})
  })

  it('D-8: a creation that was stored is answered again without its references being asked after', async () => {
    const store = await open()
    const before = StoredRuntime.of({ registry: library, store })
    const made = valueOf(await before.create(dune)())
    const runtime = holding(store, { book: { authors: { check: 'exists' } } })
    expect(valueOf(await runtime.create(dune)())).toEqual({ commit: made.commit, replayed: true })
    const other = { ...dune, recording: recording('other') }
    expect(errorOf(await runtime.create(other)())).toMatchObject({ kind: 'revision_conflict' })
  })

  it('without `relations` nothing is asked after', async () => {
    const store = await open()
    await make(store, 'book', 's:Dune', dune.fields)
    await make(store, 'part', 'self', { parent: 'self' })
  })
})

describe('what a runtime makes of held relations', () => {
  const checks: CheckedRelations = { book: { authors: { check: 'exists' } } }

  it('an observer is told of related commits, and relations are held beneath it', async () => {
    const store = memoryStore()
    const calls: string[] = []
    const observer = {
      begin: ({ name }: ObservedCall) => {
        calls.push(name)
        return () => undefined
      },
    }
    const relations = valueOf(relationChecks({ registry: library, store, checks }))
    const runtime = StoredRuntime.of({ registry: library, store, relations, observer })
    expect(errorOf(await runtime.create(dune)()).kind).toBe('reference_missing')
    expect(calls).toEqual(['assent.create', 'assent.store.commitRelated'])
    valueOf(await runtime.create(making('author', 's:Herbert', { name: 'Herbert' }))())
    expect(calls.at(-1)).toBe('assent.store.commit')
  })

  it('checks of another registry, or a store that lost the capability, store nothing that they were to hold', async () => {
    const store = memoryStore()
    const relations = valueOf(relationChecks({ registry: library, store, checks }))
    const bare = StoredRuntime.of({ registry: library, store: withoutRelations(store), relations })
    expect(errorOf(await bare.create(dune)())).toEqual({
      kind: 'store_backend',
      detail: 'the store holds no relations',
    })
    const registry = valueOf(library.replace(part))
    const other = StoredRuntime.of({ registry, store, relations })
    expect(errorOf(await other.create(dune)())).toEqual({
      kind: 'store_backend',
      detail: 'the relation checks were made for another registry',
    })
    expect(valueOf(await store.ids('book')()).items).toEqual([])
  })
})
