import { describe, expect, it } from 'vitest'
import { tokenOf, type JsonNumber } from '../../src/value/exact-number.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { renew, renewable, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'

const adding = (type: string, increment: unknown, parts: Part = {}): Part =>
  renewable(
    {
      total: { type, required: true, ...parts },
      step: { type, required: true },
    },
    { arguments: { fields: { by: { type, default: 1 } } }, set: { total: { increment } } },
  )

/** The sum of two tokens, the amount once written in the definition and once read from an argument. */
const sums = (type: string, value: string, amount: string): readonly string[] => {
  const held = { total: exact(value), step: 0 }
  return [renew(adding(type, exact(amount)), held), renew(adding(type, '$args.by'), held, { by: exact(amount) })].map(
    (outcome) => tokenOf(accepted(outcome).instance.fields['total'] as JsonNumber),
  )
}
const overflows = (type: string, value: string, amount: string): unknown =>
  refused(renew(adding(type, exact(amount)), { total: exact(value), step: 0 }))
const overflow = (value: string, amount: string, ...range: readonly string[]) => ({
  kind: 'increment_overflow',
  operation: 'renew',
  field: 'total',
  value,
  amount,
  range: textNaming(...range),
})
const largest = '18446744073709551615'
const integers = ['-9223372036854775808', largest]

describe('increments', () => {
  it.each([
    ['3', '4', '7'],
    ['3', '-5', '-2'],
    ['0', '0', '0'],
    ['-0', '0', '0'],
    ['-0', '-0', '0'],
    ['9007199254740992', '1', '9007199254740993'],
    ['18446744073709551614', '1', '18446744073709551615'],
    ['18446744073709551615', '-9223372036854775808', '9223372036854775807'],
    ['-9223372036854775807', '-1', '-9223372036854775808'],
    ['-9223372036854775808', '18446744073709551615', '9223372036854775807'],
  ])('K-138, K-141, K-64: integer %s + %s = %s', (value, amount, sum) => {
    expect(sums('integer', value, amount)).toEqual([sum, sum])
  })

  it.each([
    ['18446744073709551615', '1'],
    ['1', '18446744073709551615'],
    ['18446744073709551615', '18446744073709551615'],
    ['-9223372036854775808', '-1'],
    ['-1', '-9223372036854775808'],
  ])('K-141, K-144: integer %s + %s overflows', (value, amount) => {
    expect(overflows('integer', value, amount)).toEqual(overflow(value, amount, ...integers))
  })

  it.each([
    ['0.7', '0.1', '0.8'],
    ['2.75', '0.25', '3'],
    ['2.750', '0', '2.75'],
    ['5e3', '0.5', '5000.5'],
    ['1E+2', '1e0', '101'],
    ['5e20', '5e20', '1000000000000000000000'],
    ['1e-7', '0', '0.0000001'],
    ['-0.0', '0', '0'],
    ['12.50', '-12.5', '0'],
    ['-1.5', '1', '-0.5'],
    ['9007199254740993', '0.1', '9007199254740993.1'],
    ['99.99', '0.01', '100'],
    ['100', '900', '1000'],
    ['0e5000', '0e-5000', '0'],
    ['0e999999999999', '1', '1'],
    ['1.0000', '1.000', '2'],
  ])('K-142, K-63: number %s + %s = %s', (value, amount, sum) => {
    expect(sums('number', value, amount)).toEqual([sum, sum])
  })

  it.each([
    ['1e1023', '1', `1${'0'.repeat(1022)}1`],
    ['1e1023', '-1e1023', '0'],
    ['9e1023', '9e1023', `18${'0'.repeat(1023)}`],
    ['1e-1023', '0', `0.${'0'.repeat(1022)}1`],
    ['1e512', '1e-511', `1${'0'.repeat(512)}.${'0'.repeat(510)}1`],
    ['0.10e1024', '0', `1${'0'.repeat(1023)}`],
    ['100e-1025', '1', `1.${'0'.repeat(1022)}1`],
    ['0.0001e-1019', '0.000', `0.${'0'.repeat(1022)}1`],
  ])('K-143: number %s + %s spans 1024 places at most', (value, amount, sum) => {
    expect(sums('number', value, amount)).toEqual([sum, sum])
  })

  it.each([
    ['1e1024', '1'],
    ['1e1024', '-1e1024'],
    ['1e-1024', '0'],
    ['1e512', '1e-512'],
    ['1200e1021', '0'],
    ['12e-1024', '5'],
    ['1', '1e999999999999'],
    ['1e-99999999999999999999', '1'],
    ['-1e99999999999999999999', '1e99999999999999999999'],
  ])('K-143, K-144, K-58: number %s + %s spans more', (value, amount) => {
    expect(overflows('number', value, amount)).toEqual(overflow(value, amount, '1024'))
  })

  it('K-138: the value before the operation counts, whatever else is written', () => {
    const definition = renewable(
      { a: { type: 'integer', required: true }, b: { type: 'integer', required: true } },
      {
        set: { a: { increment: '$fields.b' }, b: { increment: '$old_fields.a' } },
      },
    )

    expect(accepted(renew(definition, { a: 2, b: 30 })).instance.fields).toEqual({ a: 32, b: 32 })
  })

  it('K-138: an argument with the name of the field is not the field', () => {
    const definition = renewable(
      { total: { type: 'integer', required: true } },
      { arguments: { fields: { total: { type: 'integer' } } }, set: { total: { increment: 1 } } },
    )

    expect(accepted(renew(definition, { total: 5 }, { total: 90 })).instance.fields).toEqual({ total: 6 })
  })

  it('K-138, K-140: $version is an amount', () => {
    expect(accepted(renew(adding('integer', '$version'), { total: 1, step: 0 })).instance.fields).toEqual({
      total: 4,
      step: 0,
    })
  })

  it('K-144: the amount is named by its token, also where it was read', () => {
    expect(refused(renew(adding('integer', '$args.by'), { total: exact(largest), step: 0 }, { by: 2 }))).toEqual(
      overflow(largest, '2', ...integers),
    )
  })

  it('K-145: a sum that min or max refuses is a validation of the field', () => {
    expect(errorPaths(renew(adding('integer', 1, { max: 10 }), { total: 10, step: 0 }))).toEqual(['fields.total'])
    expect(errorPaths(renew(adding('number', -1, { min: 0 }), { total: 0.5, step: 0 }))).toEqual(['fields.total'])
  })

  it.each<readonly [string, string, Part]>([
    ['integer', 'text', { total: '1', step: 0 }],
    ['integer', 'null', { total: null, step: 0 }],
    ['integer', 'nothing', { step: 0 }],
    ['integer', 'a fraction', { total: exact('1.0'), step: 0 }],
    ['integer', 'an exponent', { total: exact('1e2'), step: 0 }],
    ['integer', 'a number out of range', { total: exact('18446744073709551616'), step: 0 }],
    ['number', 'text', { total: '1', step: 0 }],
    ['number', 'nothing', { step: 0 }],
  ])('K-146: a field of kind %s that holds %s is a validation of the field', (type, _name, held) => {
    expect(refused(renew(adding(type, 1), held))).toEqual({
      kind: 'validation',
      errors: [{ path: 'fields.total', message: `expected ${type}, to be incremented` }],
    })
  })

  it.each<readonly [string, string, unknown]>([
    ['integer', 'text', '1'],
    ['integer', 'null', null],
    ['integer', 'a fraction', exact('1.0')],
    ['integer', 'nothing', undefined],
    ['number', 'text', '1'],
    ['number', 'a list', [1]],
    ['number', 'nothing', undefined],
  ])('K-146, K-77: an amount for %s that gives %s is a template refusal', (type, _name, step) => {
    const held = step === undefined ? { total: 1 } : { total: 1, step }

    expect(refused(renew(adding(type, '$fields.step'), held))).toEqual({
      kind: 'template',
      expression: '$fields.step',
      reason: step === undefined ? 'the reference gives nothing' : 'the amount is no number of the kind of its field',
    })
  })

  it('K-59, K-176: a sum of the same value in another spelling is a change', () => {
    const after = (total: string) =>
      accepted(renew(adding('number', 0), { total: exact(total), step: 0 })).record.changed

    expect([after('1.50'), after('1.5'), after('-0')]).toEqual([{ total: exact('1.5') }, {}, { total: exact('0') }])
  })
})
