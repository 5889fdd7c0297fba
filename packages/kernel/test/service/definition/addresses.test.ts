import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import { anyText } from '../../support/text.js'
import { loan, loanWith } from '../loan.js'

const fields = {
  title: { type: 'string' },
  state: { type: 'enum', values: ['fine', 'torn'] },
  copy: { type: 'ref', entity: 'copy' },
  pages: { type: 'integer' },
  notes: { type: 'array', items: { type: 'object', properties: { by: { type: 'string' } } } },
  grid: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  fines: { type: 'map', key: 'string', items: { type: 'number' } },
  reader: {
    type: 'union',
    tag: 'is',
    variants: { member: { type: 'object', properties: { card: { type: 'string' } } } },
  },
  marks: { type: 'object', properties: { count: { type: 'integer' }, label: { type: 'string' } } },
  blob: { type: 'json' },
  open: { type: 'object', additional_properties: true },
}

const reading = (reference: string, semantics = 'service/1') =>
  loanWith(fields, { semantics, invariants: [{ assert: { exists: reference } }] })

const admitted = [
  '$fields.notes.count',
  '$fields.notes.0',
  '$fields.notes.12.by',
  '$fields.notes.0.by.count',
  '$fields.grid.3.count',
  '$fields.grid.3.4',
  '$fields.fines.count',
  '$fields.title.count',
  '$fields.marks.count',
  '$fields.marks.label.count',
  '$fields.reader.is',
  '$fields.reader.value',
  '$fields.reader.value.card.count.7',
]

describe('addresses into collections and texts', () => {
  it.each(admitted)('SR-47: %s is admitted', (reference) => {
    expect(define(reading(reference)).entity).toBe('loan')
  })

  it.each(admitted.filter((reference) => reference !== '$fields.marks.count'))(
    'SR-48: %s is refused under kernel/1',
    (reference) => {
      expect(defectsOf(reading(reference, 'kernel/1'))).toContainEqual({
        kind: 'invalid_rule',
        path: 'invariants[0].assert.exists',
        message: anyText,
      })
    },
  )

  it.each(['$fields.blob.count.x', '$fields.blob.0', '$fields.open.any.count', '$fields.reader.value.0'])(
    'SR-49: %s is admitted unchecked',
    (reference) => {
      expect(define(reading(reference)).entity).toBe('loan')
    },
  )

  it.each([
    '$fields.notes.count.x',
    '$fields.notes.01',
    '$fields.notes.-1',
    '$fields.notes.first',
    '$fields.notes.0.count',
    '$fields.notes.',
    '$fields.fines.a',
    '$fields.fines.0',
    '$fields.fines.count.0',
    '$fields.title.size',
    '$fields.title.count.0',
    '$fields.state.count',
    '$fields.copy.count',
    '$fields.pages.count',
    '$fields.marks.count.x',
    '$fields.reader.is.x',
    '$fields.reader.content',
    '$fields.reader.member',
    '$fields.lost.count',
  ])('SR-48: %s cannot resolve', (reference) => {
    expect(defectsOf(reading(reference))).toEqual([
      { kind: 'invalid_rule', path: 'invariants[0].assert.exists', message: anyText },
    ])
  })

  it('SR-48: in a template it is an invalid template, at its own place', () => {
    const payload = { all: [{ size: '$fields.fines.a' }] }
    expect(defectsOf(loanWith(fields, { create: { emit: { type: 'Lent', payload } } }))).toEqual([
      { kind: 'invalid_template', path: 'create.emit.payload.all[0].size', message: anyText },
    ])
  })

  it('SR-24, SR-47: where the tag is `value`, the payload is read by `content`', () => {
    const reader = { type: 'union', tag: 'value', variants: { a: { type: 'json' } } }
    const asking = (exists: string) => loanWith({ reader }, { invariants: [{ assert: { exists } }] })
    expect(define(asking('$fields.reader.content.x')).entity).toBe('loan')
    expect(define(asking('$fields.reader.value')).entity).toBe('loan')
    expect(defectsOf(asking('$fields.reader.value.x'))).toHaveLength(1)
  })

  it('SR-47: the size of an argument is read like that of a field', () => {
    const operation = {
      arguments: { fields: { reason: { type: 'string' } } },
      transitions: [{ from: 'out', to: 'out' }],
      preconditions: [{ assert: { exists: '$args.reason.count' } }],
    }
    expect(define(loan({ operations: { extend: operation } })).entity).toBe('loan')
  })

  it('SR-53: the size of a text is no projection key; every other form is one', () => {
    const projecting = (key: string) => loanWith(fields, { projections: { by: { key } } })
    for (const reference of admitted.filter((one) => !/(title|by|label)\.count$/.test(one))) {
      expect(define(projecting(reference)).entity, reference).toBe('loan')
    }
    for (const key of ['$fields.title.count', '$fields.notes.0.by.count', '$fields.marks.label.count']) {
      expect(defectsOf(projecting(key))).toEqual([
        { kind: 'invalid_template', path: 'projections.by', message: anyText },
      ])
    }
  })
})
