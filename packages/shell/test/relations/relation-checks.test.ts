import { describe, expect, it } from 'vitest'
import { memoryStore, relationChecks, type CheckedRelations, type RelationCheckDefect } from '../../src/index.js'
import { errorOf, valueOf } from '../parcel.js'
import { author, book, definition, library, part, registryOf, shelf, withoutRelations } from './library.js'

const store = memoryStore()

const defectsOf = (checks: unknown, registry = library): readonly RelationCheckDefect[] =>
  errorOf(relationChecks({ registry, store, checks: checks as CheckedRelations })).defects

describe('the checks of a host at its start', () => {
  it('SR-103: relations, `ref` fields and lists of them can be held', () => {
    const checks: CheckedRelations = {
      shelf: { books: { check: 'exists' } },
      book: { authors: { check: 'exists' }, editor: { check: ['exists'] } },
      part: { parent: { check: ['exists', 'acyclic'] }, beside: { check: 'exists' }, maker: { check: 'exists' } },
    }
    valueOf(relationChecks({ registry: library, store, checks }))
    valueOf(relationChecks({ registry: library, store, checks: {} }))
  })

  it('names every check that cannot be held, with its reason, in name order', () => {
    const checks = {
      wall: { colour: { check: 'exists' } },
      part: {
        none: { check: 'exists' },
        note: { check: 'exists' },
        loop: { check: 'acyclic' },
        away: { check: 'acyclic' },
        parent: { check: 'cyclic' },
        beside: { check: [] },
        maker: null,
      },
      book: { authors: { check: 'acyclic' }, title: { check: 'acyclic' } },
    }
    expect(defectsOf(checks)).toEqual([
      { kind: 'not_acyclic', entity: 'book', relation: 'authors', version: 1 },
      { kind: 'not_a_reference', entity: 'book', relation: 'title', version: 1 },
      { kind: 'not_acyclic', entity: 'part', relation: 'away', version: 1 },
      { kind: 'unknown_check', entity: 'part', relation: 'beside' },
      { kind: 'not_acyclic', entity: 'part', relation: 'loop', version: 1 },
      { kind: 'unknown_check', entity: 'part', relation: 'maker' },
      { kind: 'unknown_relation', entity: 'part', relation: 'none' },
      { kind: 'not_a_reference', entity: 'part', relation: 'note', version: 1 },
      { kind: 'unknown_check', entity: 'part', relation: 'parent' },
      { kind: 'unknown_entity', entity: 'wall' },
    ])
  })

  it('names what is no object of checks, and neither throws nor passes over it', () => {
    const throwing = {
      get part(): never {
        throw new Error('secret')
      },
    }
    for (const checks of [null, undefined, 5, [], new Map(), throwing]) {
      expect(defectsOf(checks)).toEqual([{ kind: 'malformed_checks', entity: null }])
    }
    for (const held of [null, 5, 'exists', [], new Map([['parent', { check: 'exists' }]])]) {
      expect(defectsOf({ part: held, wall: {} })).toEqual([
        { kind: 'malformed_checks', entity: 'part' },
        { kind: 'unknown_entity', entity: 'wall' },
      ])
    }
  })

  it('SR-102: a relation to what has no identity leads to no id, nor one that owns without an identity of its own', () => {
    const nameless = definition('author', { schema: { fields: { name: { type: 'string' } } } })
    const rack = definition('shelf', { relations: shelf.relations, schema: { fields: {} } })
    const checks = { book: { editor: { check: 'exists' } }, shelf: { books: { check: 'exists' } } }
    expect(defectsOf(checks, registryOf(nameless, rack, book))).toEqual([
      { kind: 'target_without_identity', entity: 'book', relation: 'editor', target: 'author' },
      { kind: 'target_without_identity', entity: 'shelf', relation: 'books', target: 'shelf' },
    ])
  })

  it('SR-101: a target that is not registered cannot be held', () => {
    const checks = {
      book: { editor: { check: 'exists' } },
      part: { maker: { check: 'exists' }, beside: { check: 'exists' } },
      shelf: { books: { check: 'exists' } },
    }
    expect(defectsOf(checks, registryOf(book, part))).toEqual([
      { kind: 'target_not_registered', entity: 'book', relation: 'editor', target: 'author' },
      { kind: 'target_not_registered', entity: 'part', relation: 'maker', target: 'author' },
      { kind: 'unknown_entity', entity: 'shelf' },
    ])
    expect(defectsOf({ shelf: checks.shelf }, registryOf(shelf))).toEqual([
      { kind: 'target_not_registered', entity: 'shelf', relation: 'books', target: 'book' },
    ])
  })

  it('K-33: a store without the capability is told by the name of each check that it would have to hold', () => {
    const without = withoutRelations(store)
    const checks: CheckedRelations = {
      book: { authors: { check: 'exists' } },
      part: { parent: { check: ['exists', 'acyclic'] }, none: { check: 'exists' } },
    }
    expect(errorOf(relationChecks({ registry: library, store: without, checks }))).toEqual({
      kind: 'invalid_relation_checks',
      defects: [
        { kind: 'relations_not_held', entity: 'book', relation: 'authors' },
        { kind: 'unknown_relation', entity: 'part', relation: 'none' },
        { kind: 'relations_not_held', entity: 'part', relation: 'parent' },
      ],
    })
    valueOf(relationChecks({ registry: library, store: without, checks: {} }))
  })

  it('a name that only some versions have is held in those, and each defect is told once', () => {
    const second = definition('book', { version: 2, identity: { field: 'title' }, schema: book.schema })
    const third = definition('book', {
      version: 3,
      identity: { field: 'title' },
      relations: { editor: { kind: 'references', target: 'author', cardinality: 'one', via: 'editor' } },
      schema: book.schema,
    })
    const checks = { book: { editor: { check: 'exists' }, authors: { check: 'exists' } } }
    valueOf(
      relationChecks({ registry: registryOf(author, book, second, third), store, checks: checks as CheckedRelations }),
    )
    expect(defectsOf(checks, registryOf(book, third))).toEqual([
      { kind: 'target_not_registered', entity: 'book', relation: 'authors', target: 'author' },
      { kind: 'target_not_registered', entity: 'book', relation: 'editor', target: 'author' },
    ])
  })
})
