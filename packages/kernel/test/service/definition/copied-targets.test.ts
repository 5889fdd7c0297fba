import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { creating, loanWith } from '../loan.js'
import { args, branch, copying, note, setting } from './copying.js'

describe('the target of a copied argument', () => {
  const path = `${branch}.set_if_present`
  const invalid = { kind: 'conditional_target_invalid', path, field: 'note', message: anyText }

  it('SR-138: it is not written otherwise', () => {
    expect(defectsOf(copying({ set: { note: 'x' }, set_if_present: { note: { argument: 'note' } } }))).toEqual([
      { kind: 'conditional_target_conflict', path, field: 'note' },
    ])
  })

  it('SR-138: it is declared, also where the schema is open, and then nothing else is said', () => {
    const definition = setting('note', {})
    expect(defectsOf({ ...definition, schema: { additional_fields: true } })).toEqual([invalid])
  })

  it.each<Part>([
    { ...note, required: true },
    { ...note, default: 'x' },
  ])('SR-138, SR-139: %j is always there, and differs from the argument', (field) => {
    expect(defectsOf(setting('note', { note: field }))).toEqual([invalid, invalid])
  })

  it.each<Part>([{ type: 'string' }, { type: 'string', max_length: 41 }, { type: 'enum', values: ['a'] }])(
    'SR-139: %j differs from the argument',
    (field) => {
      expect(defectsOf(setting('note', { note: field }))).toEqual([invalid])
    },
  )

  it('SR-138: with an argument that is refused, the two are not compared', () => {
    expect(defectsOf(setting('paid', { note: { type: 'json', required: true } })).map(({ kind }) => kind)).toEqual([
      'conditional_argument_invalid',
      'conditional_target_invalid',
    ])
  })

  it('SR-138, SR-141: a member of the response likewise, and a required one is still to be named', () => {
    const parts = {
      responds: { note: 'x' },
      responds_if_present: { note: { argument: 'note' }, lost: { argument: 'note' } },
    }
    const members = `${branch}.responds_if_present`
    const response = { fields: { note: { ...note, required: true } } }
    expect(defectsOf(copying(parts, {}, { response }))).toEqual([
      { ...invalid, path: members, field: 'lost' },
      { kind: 'conditional_target_conflict', path: members, field: 'note' },
      { ...invalid, path: members },
      { ...invalid, path: members },
    ])
    const only = copying({ responds_if_present: { note: { argument: 'note' } } }, {}, { response })
    expect(defectsOf(only)[0]).toMatchObject({ kind: 'outcome_response_incomplete', field: 'note' })
  })

  it.each<readonly [string, Part, readonly string[]]>([
    ['a member of its own', { payload: { x: 1 }, payload_if_present: { note: { argument: 'note' } } }, []],
    [
      'a member twice',
      { payload: { note: 1 }, payload_if_present: { note: { argument: 'note' } } },
      ['conditional_target_conflict'],
    ],
    ['a blank member', { payload_if_present: { ' ': { argument: 'note' } } }, ['conditional_target_invalid']],
    [
      'no object',
      { payload: ['x'], payload_if_present: { note: { argument: 'note' } } },
      ['conditional_target_invalid'],
    ],
    [
      'no object, a blank member',
      { payload: 1, payload_if_present: { '': { argument: 'note' } } },
      ['conditional_target_invalid', 'conditional_target_invalid'],
    ],
  ])('SR-138, SR-140: a payload with %s', (_name, event, kinds) => {
    const definition = copying({ emits: [{ type: 'Done', ...event }] })
    const defects = kinds.length === 0 ? define(definition).version : defectsOf(definition).map(({ kind }) => kind)
    expect(defects).toEqual(kinds.length === 0 ? 1 : kinds)
  })

  it('SR-140: the event of a creation has no argument in scope', () => {
    const emit = { type: 'Lent', payload_if_present: { note: { argument: 'note' } } }
    const create = { emit, arguments: { fields: { note } } }
    expect(defectsOf(loanWith({}, { semantics: 'service/2', create }))).toMatchObject([
      { kind: 'conditional_argument_invalid', path: 'create.emit.payload_if_present.note' },
    ])
  })

  it('SR-140: the events of an operation without branches copy its arguments', () => {
    const emits = [{ type: 'Done', payload_if_present: { a: { argument: 'note' }, b: { argument: 'paid' } } }]
    const extend = { arguments: { fields: args }, transitions: [{ from: 'out', to: 'out' }], emits }
    expect(defectsOf(loanWith({}, { semantics: 'service/2', operations: { extend } }))).toMatchObject([
      { kind: 'conditional_argument_invalid', path: 'operations.extend.emits[0].payload_if_present.b' },
    ])
  })

  it('SR-133, SR-138: targets go in name order, fields before events before the response', () => {
    const paid = { argument: 'paid' }
    const parts = {
      set_if_present: { b: paid, a: paid },
      emits: [{ type: 'Done', payload_if_present: { x: paid } }],
      responds_if_present: { y: paid },
    }
    const optional = { type: 'string' }
    const definition = copying(parts, { a: optional, b: optional }, { response: { fields: { y: optional } } })
    expect(defectsOf(definition).map((defect) => 'path' in defect && defect.path)).toEqual([
      `${branch}.set_if_present.a`,
      `${branch}.set_if_present.b`,
      `${branch}.emits[0].payload_if_present.x`,
      `${branch}.responds_if_present.y`,
    ])
  })

  it('SR-134: the branches of a creation copy likewise', () => {
    const outcome = { name: 'lent', effect: 'creates', set_if_present: { note: { argument: 'paid' } } }
    const definition = creating({ note }, [outcome], { arguments: { fields: args } }, { semantics: 'service/2' })
    expect(defectsOf(definition)).toMatchObject([
      { kind: 'conditional_argument_invalid', path: 'create.outcomes.lent.set_if_present.note' },
    ])
  })
})
