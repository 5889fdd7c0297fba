import { describe, expect, it } from 'vitest'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { renew, renewable, type Part } from '../support/permit.js'

const fields = {
  plate: { type: 'string' },
  former: { type: 'string' },
  log: { type: 'json' },
  address: { type: 'object', properties: { zip: { type: 'string', default: '0' } } },
}
const after = (set: Part, held: Part, args: Part = {}): unknown =>
  accepted(renew(renewable(fields, { arguments: { fields: { plate: { type: 'string' } } }, set }), held, args)).instance
    .fields

describe('set', () => {
  it('K-130: every assignment reads the fields before, so two fields swap', () => {
    expect(after({ plate: '$fields.former', former: '$fields.plate' }, { plate: 'A', former: 'B' })).toEqual({
      plate: 'B',
      former: 'A',
    })
    expect(after({ former: '$old_fields.plate', plate: '$args.plate' }, { plate: 'A' }, { plate: 'C' })).toEqual({
      plate: 'C',
      former: 'A',
    })
  })

  it('K-130: a chain moves by one', () => {
    expect(
      after({ log: '$fields.former', former: '$fields.plate', plate: 'new' }, { plate: 'A', former: 'B', log: 'C' }),
    ).toEqual({ plate: 'new', former: 'A', log: 'B' })
  })

  it('K-130: assignments go in name order; the first refusal wins', () => {
    const refusal = (set: Part) =>
      refused(renew(renewable({ ...fields, '10': { type: 'json' }, '9': { type: 'json' } }, { set }), {}))

    expect(refusal({ plate: '$fields.log.b', former: '$fields.log.a' })).toMatchObject({
      kind: 'template',
      expression: '$fields.log.a',
    })
    expect(refusal({ '9': '$fields.log.b', '10': '$fields.log.a' })).toMatchObject({
      kind: 'template',
      expression: '$fields.log.a',
    })
  })

  it('K-128, K-129: a template of any shape is a value', () => {
    const value = { increment: 1, by: '$args.plate', list: [{ cleared: true }, '$$x'], n: exact('1.0') }

    expect(after({ log: value }, {}, { plate: 'C' })).toEqual({
      log: { increment: 1, by: 'C', list: [{ cleared: true }, '$x'], n: exact('1.0') },
    })
  })

  it('K-131: the value replaces the field whole, and is not defaulted', () => {
    expect(after({ address: {}, log: { b: 1 } }, { address: { zip: '8' }, log: { a: 1 } })).toEqual({
      address: {},
      log: { b: 1 },
    })
  })

  it('K-131, K-172: the result is validated with all other fields', () => {
    expect(errorPaths(renew(renewable(fields, { set: { address: { street: 1 }, log: 1 } }), { plate: 5 }))).toEqual([
      'fields.address.street',
      'fields.plate',
    ])
  })

  it('K-78, K-50: a null that a template gives is a value, and only json takes it', () => {
    expect(after({ log: '$fields.log.by' }, { log: { by: null } })).toEqual({ log: null })
    expect(errorPaths(renew(renewable(fields, { set: { plate: '$fields.log.by' } }), { log: { by: null } }))).toEqual([
      'fields.plate',
    ])
  })

  it('K-132: an open schema takes a field that it does not declare', () => {
    const schema = { fields, additional_fields: true }
    const definition = renewable({}, { set: { zone: '$fields.area' } }, { schema })

    expect(accepted(renew(definition, { area: 'A' })).instance.fields).toEqual({ area: 'A', zone: 'A' })
  })

  it('K-80: a copied root does not contain what is written beside it', () => {
    expect(after({ log: '$fields', plate: 'B' }, { plate: 'A' })).toEqual({ plate: 'B', log: { plate: 'A' } })
  })
})
