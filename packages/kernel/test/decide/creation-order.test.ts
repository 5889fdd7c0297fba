import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { define } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { permitWith, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const loan: Part = permitWith(
  {
    title: { type: 'string', required: true },
    copies: { type: 'integer', default: 1 },
    shelf: { type: 'json' },
  },
  {
    invariants: [
      { name: 'few', assert: { lte: ['$fields.copies', 9] } },
      { name: 'shelved', assert: { ne: ['$fields.shelf', 'lost'] } },
      { name: 'never', assert: { ne: ['$fields.title', 'never'] } },
    ],
    create: { emit: { type: 'Requested', payload: '$fields.shelf.row' } },
  },
)
const refusalOf = (id: string, fields: unknown): unknown => refused(decideCreate(define(loan), { id, fields }))
const errorAt = (path: string) => ({ kind: 'validation', errors: [{ path, message: anyText }] })

describe('the order of evaluation of a creation', () => {
  it('K-169: 1 before 2: a blank identity before fields that are no object', () => {
    expect(refusalOf(' ', [])).toEqual(errorAt('id'))
  })

  it('K-169: 1 before 4: a blank identity alone, without the errors of the fields', () => {
    expect(refusalOf('', { title: 1, hue: 2 })).toEqual(errorAt('id'))
  })

  it('K-169: 2 before 3: fields that are no object get no defaults, one error', () => {
    expect(refusalOf('p-7', 'title')).toEqual(errorAt('fields'))
  })

  it('K-169: 3 before 4: a default satisfies what validation asks', () => {
    const definition = define(permitWith({ hue: { type: 'string', required: true, default: 'grey' } }))

    expect(accepted(decideCreate(definition, { id: 'p-7', fields: {} })).instance.fields).toEqual({ hue: 'grey' })
  })

  it('K-169: 4 before 6: errors of fields before invariants', () => {
    expect(refusalOf('p-7', { title: 1, copies: 10, shelf: 'lost' })).toEqual(errorAt('fields.title'))
  })

  it('K-169: 6: invariants in order, false and unknown alike', () => {
    expect(refusalOf('p-7', { title: 'never', copies: 10 })).toMatchObject({ kind: 'invariant_violation', rule: 'few' })
    expect(refusalOf('p-7', { title: 'never' })).toEqual({
      kind: 'invariant_unobservable',
      rule: 'shelved',
      reason: anyText,
      unresolved: ['$fields.shelf'],
    })
  })

  it('K-169: 6 before 7: invariants before the event', () => {
    expect(refusalOf('p-7', { title: 'T', shelf: 'lost' })).toMatchObject({
      kind: 'invariant_violation',
      rule: 'shelved',
    })
  })

  it('K-169: 7 before 8: an event that cannot be made leaves no decision', () => {
    expect(refusalOf('p-7', { title: 'T', shelf: 'A' })).toEqual({
      kind: 'template',
      expression: '$fields.shelf.row',
      reason: anyText,
    })
  })

  it('K-169: 8: the decision', () => {
    const decision = accepted(decideCreate(define(loan), { id: 'p-7', fields: { title: 'T', shelf: { row: 4 } } }))

    expect(decision.events[0]?.payload).toBe(4)
  })
})
