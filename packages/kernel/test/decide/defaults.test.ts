import { describe, expect, it } from 'vitest'
import { normalizeArguments, normalizeFields } from '../../src/decide/normalize-arguments.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { create, permitWith, renew, renewable, type Part } from '../support/permit.js'

const shelf = {
  type: 'object',
  properties: {
    trays: { type: 'integer', default: 6 },
    label: { type: 'string' },
  },
}
const greenhouse: Part = {
  shelf,
  shelves: { type: 'array', items: shelf },
  heated: { type: 'boolean', required: true, default: false },
  log: { type: 'json', default: { trays: 'as given' } },
  climate: { type: 'object', default: {}, properties: { target: { type: 'number', default: exact('18.50') } } },
}
const fieldsAfter = (given: Part): unknown => accepted(create(permitWith(greenhouse), given)).instance.fields

const filled = { heated: false, log: { trays: 'as given' }, climate: { target: exact('18.50') } }

describe('defaults', () => {
  it('K-35, K-37, K-40: creation fields and arguments are filled, nested defaults after their container', () => {
    const definition = define(renewable(greenhouse, { arguments: { fields: greenhouse } }))

    expect(accepted(normalizeFields(definition, {}))).toEqual(filled)
    expect(accepted(normalizeArguments(definition, 'renew', {}))).toEqual(filled)
    expect(fieldsAfter({})).toEqual(filled)
  })

  it('K-35: an execution applies no default to the fields it holds', () => {
    const decision = accepted(renew(renewable({ hue: { type: 'string', default: 'grey' } }), {}))

    expect(decision.instance.fields).toEqual({})
    expect(decision.record.changed).toEqual({})
  })

  it('K-35: defaults come before validation', () => {
    expect(errorPaths(create(permitWith(greenhouse), { shelf: { label: 1 }, heated: 1 }))).toEqual([
      'fields.heated',
      'fields.shelf.label',
    ])
  })

  it('K-36: a present null is a value, kept and validated', () => {
    expect(fieldsAfter({ log: null })).toEqual({ ...filled, log: null })
    expect(errorPaths(create(permitWith(greenhouse), { heated: null, climate: { target: null } }))).toEqual([
      'fields.climate.target',
      'fields.heated',
    ])
  })

  it('K-38: objects and every element of arrays are entered, no other kind', () => {
    expect(fieldsAfter({ shelf: {}, shelves: [{}, { trays: 2 }, { label: 'top' }], log: {} })).toEqual({
      ...filled,
      log: {},
      shelf: { trays: 6 },
      shelves: [{ trays: 6 }, { trays: 2 }, { trays: 6, label: 'top' }],
    })
  })

  it('K-38: a value of the wrong kind is not entered; validation reports it', () => {
    expect(errorPaths(create(permitWith(greenhouse), { shelf: [{}], shelves: {}, climate: 'warm' }))).toEqual([
      'fields.climate',
      'fields.shelf',
      'fields.shelves',
    ])
  })

  it('K-38: arrays of arrays are entered', () => {
    const racks = { type: 'array', items: { type: 'array', items: shelf } }

    expect(accepted(create(permitWith({ racks }), { racks: [[{}], []] })).instance.fields).toEqual({
      racks: [[{ trays: 6 }], []],
    })
  })

  it('K-39: filling creates no containers', () => {
    expect(fieldsAfter({})).not.toHaveProperty('shelf')
    expect(fieldsAfter({ shelves: [] })).toEqual({ ...filled, shelves: [] })
  })

  it('K-40: the declared default stays as written in the record', () => {
    const decision = accepted(create(permitWith(greenhouse), {}))

    expect(decision.record.definition?.schema.fields['climate']?.default).toEqual({})
    expect(decision.record.command).toEqual({ command: 'create', fields: filled })
  })

  it('K-41: null is filled in where it is the declared default', () => {
    expect(accepted(create(permitWith({ log: { type: 'json', default: null } }), {})).instance.fields).toEqual({
      log: null,
    })
  })

  it('K-42: a requirement is judged after filling', () => {
    expect(fieldsAfter({ heated: true })).toEqual({ ...filled, heated: true })
    expect(errorPaths(create(permitWith({ heated: { type: 'boolean', required: true } }), {}))).toEqual([
      'fields.heated',
    ])
  })

  it('K-35, K-123: preconditions see the filled arguments', () => {
    const operation = {
      arguments: { fields: { months: { type: 'integer', default: 12 } } },
      preconditions: [{ assert: { eq: ['$args.months', 12] } }],
      emits: [{ type: 'Renewed', payload: '$args' }],
    }

    expect(accepted(renew(renewable({}, operation), {})).events[0]?.payload).toEqual({ months: 12 })
  })

  it('K-5: normalizing arguments of an unknown operation is refused', () => {
    expect(refused(normalizeArguments(define(renewable({})), 'extend', {}))).toEqual({
      kind: 'operation_not_found',
      operation: 'extend',
    })
    expect(refused(normalizeArguments(define(renewable({})), 'toString', []))).toEqual({
      kind: 'operation_not_found',
      operation: 'toString',
    })
  })

  it('K-36, K-228: only own members count as present', () => {
    const fields = JSON.parse(
      '{"constructor":{"type":"json","default":"d"},"__proto__":{"type":"json","default":"p"}}',
    ) as Part

    expect(JSON.stringify(accepted(create(permitWith(fields), {})).instance.fields)).toBe(
      '{"__proto__":"p","constructor":"d"}',
    )
  })
})
