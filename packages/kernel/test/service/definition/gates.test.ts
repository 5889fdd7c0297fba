import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { creating, extending, kindsOf, loan, loanWith } from '../loan.js'

const gate = (path: string, key: string) => ({ kind: 'semantics_key_not_available', path, key })

const kernel = { semantics: 'kernel/1' }
const note = { note: { type: 'string' } }
const copies = { note: { argument: 'note' } }
const args = { arguments: { fields: note } }
const branch = 'operations.extend.outcomes.done'

/** A branch that copies, at a level. */
const copying = (semantics: string, parts: Part): Part =>
  extending(
    note,
    [{ name: 'done', effect: 'updates', ...parts }],
    { ...args, response: { fields: note } },
    { semantics },
  )

describe('keys below their level', () => {
  it('SR-10, SR-179: under kernel/1 each stands in its place, those of the whole definition first', () => {
    const definition = loanWith(
      {
        code: { type: 'string', required: true, alphabet: 'AB' },
        fines: { type: 'map', key: 'string', items: { type: 'binary64' } },
        reader: { type: 'union', tag: 'is', variants: { a: { type: 'binary64' } } },
      },
      {
        ...kernel,
        identity: { field: 'code' },
        relations: { copy: { kind: 'references', target: 'copy', cardinality: 'one', via: 'code' } },
        scales: { wear: ['new', 'used'] },
        invariants: [{ assert: { not: { truthy: '$fields.code' } } }],
        create: {
          arguments: { fields: note },
          response: { fields: note },
          outcomes: [{ name: 'lent', when: { truthy: '$args.note' }, effect: 'creates' }],
        },
        operations: {
          extend: {
            transitions: [{ from: 'out', to: 'out' }],
            response: { fields: note },
            outcomes: [{ name: 'done', effect: 'updates' }],
          },
        },
      },
    )
    expect(defectsOf(definition)).toEqual([
      gate('identity', 'identity'),
      gate('relations', 'relations'),
      gate('scales', 'scales'),
      gate('create.arguments', 'arguments'),
      gate('create.response', 'response'),
      gate('create.outcomes', 'outcomes'),
      gate('operations.extend.response', 'response'),
      gate('operations.extend.outcomes', 'outcomes'),
      gate('schema.code.alphabet', 'alphabet'),
      gate('schema.fines', 'map'),
      gate('schema.fines[]', 'binary64'),
      gate('schema.reader', 'union'),
      gate('schema.reader|a', 'binary64'),
      gate('invariants[0].assert.not', 'truthy'),
    ])
  })

  it('SR-10, SR-11: under kernel/1 the branches of an operation are looked into, those of a creation are not', () => {
    const outcome = {
      name: 'done',
      when: { any: [{ exists: '$args.note' }, { for_all: { in: '$args.x', as: 'x', that: true } }] },
      effect: 'updates',
      set_if_present: copies,
      emits: [{ type: 'Done', payload_if_present: copies }],
      responds_if_present: copies,
      fulfills: { note: { actions: 'optional' } },
    }
    const definition = loan({
      ...kernel,
      create: { outcomes: [{ ...outcome, effect: 'creates' }] },
      operations: { extend: { ...args, transitions: [{ from: 'out', to: 'out' }], outcomes: [outcome] } },
    })
    expect(defectsOf(definition)).toEqual([
      gate('create.outcomes', 'outcomes'),
      gate('operations.extend.outcomes', 'outcomes'),
      gate(`${branch}.when.any[1]`, 'for_all'),
      gate(`${branch}.set_if_present`, 'set_if_present'),
      gate(`${branch}.emits[0].payload_if_present`, 'payload_if_present'),
      gate(`${branch}.responds_if_present`, 'responds_if_present'),
      gate(`${branch}.fulfills`, 'fulfills'),
    ])
  })

  it.each<readonly [string, Part]>([
    ['set_if_present', { set_if_present: copies }],
    ['responds_if_present', { responds_if_present: copies }],
    ['emits[0].payload_if_present', { emits: [{ type: 'Done', payload_if_present: copies }] }],
  ])('SR-10: `%s` needs service/2', (key, parts) => {
    const path = `${branch}.${key}`
    expect(defectsOf(copying('service/1', parts))).toEqual([gate(path, path.slice(path.lastIndexOf('.') + 1))])
    expect(define(copying('service/2', parts)).entity).toBe('loan')
    expect(define(copying('service/3', parts)).entity).toBe('loan')
  })

  it('SR-10: a copied member of the event of a creation needs service/2', () => {
    const emit = { type: 'Lent', payload_if_present: copies }
    expect(defectsOf(loan({ create: { emit } }))).toEqual([
      gate('create.emit.payload_if_present', 'payload_if_present'),
    ])
  })

  it('SR-10: `fulfills` needs service/3', () => {
    const fulfills = { note: { actions: 'optional' } }
    expect(defectsOf(copying('service/1', { fulfills }))).toEqual([gate(`${branch}.fulfills`, 'fulfills')])
    expect(defectsOf(copying('service/2', { fulfills }))).toEqual([gate(`${branch}.fulfills`, 'fulfills')])
    expect(define(copying('service/3', { fulfills })).entity).toBe('loan')
  })

  it('SR-10: a creation that fulfils below service/3 has the defect of a creation', () => {
    const outcome = { name: 'lent', effect: 'creates', fulfills: { note: { actions: 'optional' } } }
    expect(kindsOf(creating(note, [outcome]))).toEqual(['fulfillment_on_create'])
  })

  it('SR-6: what service/1 has, service/2 and service/3 have', () => {
    const parts = {
      identity: { field: 'code' },
      scales: { wear: ['new', 'used'] },
      invariants: [{ assert: { truthy: '$fields.code' } }],
    }
    for (const semantics of ['service/1', 'service/2', 'service/3']) {
      const definition = loanWith({ code: { type: 'string', required: true, alphabet: 'AB' } }, { ...parts, semantics })
      expect(define(definition).document.semantics).toBe(semantics)
    }
  })
})
