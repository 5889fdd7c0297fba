import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../src/value/write-json.js'
import { exact } from '../support/exact.js'
import { parsed } from '../support/define.js'
import { definitions } from './arbitrary-definition.js'
import { bare, locker, withOperation } from './locker.js'
import { shuffled } from './shuffled.js'
import { fieldOf, normalForm } from './support.js'

describe('normal form', () => {
  it('K-196, K-197: the least definition has every key that is always written', () => {
    expect(normalForm(bare())).toBe(
      '{"create":{"emit":null},"entity":"peg","invariants":[],"lifecycle":{"initial":"in","states":["in"]},' +
        '"operations":{},"projections":{},"schema":{"additional_fields":false,"fields":{}},"version":1}',
    )
  })

  it('K-24, K-196, K-197: a field has every key that is always written', () => {
    expect(canonical(fieldOf({ type: 'number', min: exact('0.50') }))).toBe(
      '{"acyclic":null,"additional_properties":false,"entity":null,"inverse":null,"items":null,"max":null,' +
        '"max_length":null,"min":0.50,"min_length":null,"properties":{},"required":false,"type":"number","values":[]}',
    )
  })

  it('K-24, K-196, K-197: an operation, its rules and its events have every key that is always written', () => {
    const document = withOperation({ preconditions: [{ assert: true }], emits: [{ type: 'Turned' }] })
    expect(parsed(document).operations['turn']).toEqual({
      arguments: { fields: {}, additional_fields: false },
      transitions: [],
      preconditions: [{ name: null, assert: true, message: null }],
      set: {},
      emits: [{ type: 'Turned', payload: {} }],
    })
  })

  it('K-196: nested fields are in normal form at every depth', () => {
    const field = { type: 'array', items: { type: 'object', properties: { deep: { type: 'json' } } } }
    expect(fieldOf(field).items?.properties['deep']).toEqual(fieldOf({ type: 'json' }))
  })

  it('K-198, K-8: `emit` of an operation is written as `emits`', () => {
    const emit = [{ type: 'Turned' }, { type: 'Turned' }]
    expect(normalForm(withOperation({ emit }))).toBe(normalForm(withOperation({ emits: emit })))
    expect(parsed(withOperation({ emit })).operations['turn']).not.toHaveProperty('emit')
  })

  it('K-198: one source stays a text, a list stays a list', () => {
    const transitions = [
      { from: 'in', to: 'in' },
      { from: ['in'], to: 'in' },
    ]
    expect(parsed(withOperation({ transitions })).operations['turn']?.transitions).toEqual(transitions)
  })

  it('K-21, K-198: lists keep their order, assignments and number tokens their spelling', () => {
    const set = { b: { increment: exact('1.50') }, a: { cleared: true }, c: ['$fields.z', { y: 1, x: exact('-0') }] }
    const operation = parsed(withOperation({ set })).operations['turn']
    expect(operation?.set).toEqual(set)
    expect(parsed(bare({ lifecycle: { initial: 'z', states: ['z', 'a', 'm'] } })).lifecycle.states).toEqual([
      'z',
      'a',
      'm',
    ])
  })

  it('K-18: entity and version are kept beside any semantics', () => {
    expect(parsed(locker({ semantics: 'service/1' }))).toMatchObject({ entity: 'locker', version: 4 })
  })

  it('K-199: the normal form of a normal form is itself', () => {
    fc.assert(
      fc.property(definitions, (document) => {
        expect(normalForm(parsed(document))).toBe(normalForm(document))
      }),
    )
  })

  it('K-21, K-200: documents that differ only in the order of members have the same canonical bytes', () => {
    fc.assert(
      fc.property(definitions, fc.nat(), (document, seed) => {
        expect(normalForm(shuffled(document, seed))).toBe(normalForm(document))
      }),
    )
  })

  it('K-21: map-like parts are held in name order, by code point', () => {
    const fields = Object.fromEntries(['\u{1F600}', '\uFFFD', 'b', 'a'].map((name) => [name, { type: 'json' }]))
    expect(Object.keys(parsed(bare({ schema: { fields } })).schema.fields)).toEqual(['a', 'b', '\uFFFD', '\u{1F600}'])
  })
})
