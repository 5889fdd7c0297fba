import { describe, expect, it } from 'vitest'
import type { Defect } from '../../../src/definition/defect.js'
import { Registry } from '../../../src/registry.js'
import { parsed } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { loan } from '../loan.js'

const text = { type: 'string', required: true }
const number = { type: 'integer', required: true }

/** A definition of these fields and relations, identified by the field `code` where it has one. */
const entity = (name: string, fields: Part, relations: Part = {}, parts: Part = {}): Part =>
  loan({
    entity: name,
    schema: { fields },
    relations,
    ...('code' in fields ? { identity: { field: 'code' } } : {}),
    ...parts,
  })

const owns = (target: string, via: string, cardinality = 'many'): Part => ({ kind: 'owns', target, cardinality, via })
const refers = (target: string, via: string, cardinality = 'one'): Part => ({
  kind: 'references',
  target,
  cardinality,
  via,
})

const registryOf = (definitions: readonly Part[]): Registry =>
  definitions.reduce<Registry>(
    (registry, definition) => accepted(registry.register(parsed(definition))),
    Registry.empty,
  )

const defectsOfAll = (...definitions: readonly Part[]): readonly Defect[] => {
  const outcome = registryOf(definitions).validateAll()
  return outcome._tag === 'Right' ? [] : refused(outcome).defects
}

const branch = (relations: Part = {}) => entity('branch', { code: text }, relations)

describe('relations over a registry', () => {
  it.each([
    ['an owner of one kind', [branch({ books: owns('book', 'branch') }), entity('book', { branch: text })]],
    ['an owner of one', [branch({ desk: owns('desk', 'branch', 'one') }), entity('desk', { branch: text })]],
    [
      'a reference',
      [entity('loan', { of: { type: 'integer' } }, { of: refers('book', 'of') }), entity('book', { code: number })],
    ],
    [
      'many references',
      [
        entity(
          'loan',
          { of: { type: 'array', items: { type: 'integer' }, required: true } },
          { of: refers('book', 'of', 'many') },
        ),
        entity('book', { code: number }),
      ],
    ],
    [
      'a reference to itself',
      [entity('loan', { code: text, after: { type: 'string' } }, { after: refers('loan', 'after') })],
    ],
    [
      'a target without an identity',
      [entity('loan', { of: number }, { of: refers('book', 'of') }), entity('book', {})],
    ],
    [
      'an owner without an identity',
      [entity('branch', {}, { books: owns('book', 'at') }), entity('book', { at: number })],
    ],
  ])('SR-97, SR-101, SR-102: %s is fine', (_name, definitions) => {
    expect(defectsOfAll(...definitions)).toEqual([])
  })

  it('SR-101: a target is registered; nothing else is said of the relation', () => {
    expect(defectsOfAll(branch({ books: owns('book', 'x'), a: refers('reader', 'code') }))).toEqual([
      { kind: 'relation_target_missing', entity: 'branch', relation: 'a', target: 'reader' },
      { kind: 'relation_target_missing', entity: 'branch', relation: 'books', target: 'book' },
    ])
  })

  it('SR-101: a target has one owner', () => {
    const book = entity('book', { branch: text, shelf: text })
    const shelf = entity('shelf', { code: text }, { books: owns('book', 'shelf') })
    expect(defectsOfAll(shelf, book, branch({ books: owns('book', 'branch') }))).toEqual([
      { kind: 'relation_second_owner', target: 'book', owner: 'shelf', other: 'branch' },
    ])
  })

  it('SR-101: a field carries one relation', () => {
    const loans = entity('loan', { code: text, of: text }, { a: refers('loan', 'of'), b: refers('loan', 'of') })
    expect(defectsOfAll(loans)).toEqual([
      { kind: 'relation_field_claimed_twice', entity: 'loan', field: 'of', relation: 'b', other: 'a' },
    ])
  })

  it('SR-101, O-5: two versions of a definition are one claimant', () => {
    const book = entity('book', { branch: text })
    const relations = { books: owns('book', 'branch') }
    expect(defectsOfAll(branch(relations), entity('branch', { code: text }, relations, { version: 2 }), book)).toEqual(
      [],
    )
  })

  it.each<readonly [string, Part, readonly Part[]]>([
    [
      'is missing',
      {},
      [{ kind: 'relation_carrier_wrong', entity: 'branch', relation: 'books', via: 'at', detail: anyText }],
    ],
    [
      'is optional',
      { at: { type: 'string' } },
      [{ kind: 'relation_carrier_optionality', relation: 'books', via: 'at' }],
    ],
    [
      'is of another kind',
      { at: number },
      [{ kind: 'relation_carrier_wrong', entity: 'branch', relation: 'books', via: 'at', detail: anyText }],
    ],
    [
      'is optional and of another kind',
      { at: { type: 'ref', entity: 'branch' } },
      [
        { kind: 'relation_carrier_optionality', relation: 'books', via: 'at' },
        { kind: 'relation_carrier_wrong', entity: 'branch', relation: 'books', via: 'at', detail: anyText },
      ],
    ],
    [
      'is a list',
      { at: { type: 'array', items: { type: 'string' }, required: true } },
      [{ kind: 'relation_carrier_wrong', entity: 'branch', relation: 'books', via: 'at', detail: anyText }],
    ],
  ])('SR-101: the carrier of what is owned %s', (_name, fields, defects) => {
    expect(defectsOfAll(branch({ books: owns('book', 'at') }), entity('book', fields))).toEqual(defects)
  })

  it('SR-102: under an owner without an identity, only a list is refused', () => {
    const book = entity('book', { at: { type: 'array', items: { type: 'string' }, required: true } })
    expect(defectsOfAll(entity('branch', {}, { books: owns('book', 'at') }), book)).toMatchObject([
      { kind: 'relation_carrier_wrong' },
    ])
  })

  it.each([
    ['one', { type: 'string' }, 'integer', 'string'],
    ['many', { type: 'array', items: { type: 'string' }, required: true }, 'array of integer', 'array of string'],
    [
      'many',
      { type: 'array', items: { type: 'array', items: { type: 'integer' } }, required: true },
      'array of integer',
      'array of array of integer',
    ],
  ])('SR-98, SR-101: the carrier of %s has the kind of the target', (cardinality, of, expected, found) => {
    const loans = entity('loan', { of }, { of: refers('book', 'of', cardinality) })
    expect(defectsOfAll(loans, entity('book', { code: number }))).toEqual([
      { kind: 'relation_via_wrong_shape', relation: 'of', via: 'of', expected, found },
    ])
  })

  it('SR-101: the highest version of a target counts', () => {
    const loans = entity('loan', { of: text }, { of: refers('book', 'of') })
    const newer = entity('book', { code: text }, {}, { version: 10 })
    expect(defectsOfAll(loans, newer, entity('book', { code: number }, {}, { version: 9 }))).toEqual([])
  })

  it('SR-101: a type that a ref points at is asked for before relations', () => {
    const loans = entity('loan', { of: { type: 'ref', entity: 'book' } }, { of: refers('book', 'of') })
    expect(defectsOfAll(loans).map(({ kind }) => kind)).toEqual(['unknown_relation_target', 'relation_target_missing'])
  })
})
