import { canonical, decide, decideCreate, parseJson, type Json, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, type InputFault } from '../../src/index.js'
import { parcel } from './parcel.js'

const runs = { numRuns: 1000 }

const faults: readonly InputFault[] = [
  'not_an_object',
  'undeclared',
  'missing',
  'wrong_kind',
  'null',
  'too_short',
  'too_long',
  'below_minimum',
  'above_maximum',
  'not_in_values',
  'blank_reference',
  'not_json',
]

const called = arbitrary
  .definition()
  .filter(({ document }) => Object.keys(document.operations).length > 0)
  .chain((definition) => {
    const operation = fc.constantFrom(...Object.keys(definition.document.operations))
    return operation.chain((name) =>
      fc.tuple(fc.constant(definition), fc.constant(name), arbitrary.invalidArguments(definition, name)),
    )
  })

const instanceOf = ({ entity, version, document }: ValidatedDefinition) => ({
  entity,
  version,
  id: 'i-1',
  lifecycle_state: document.lifecycle.initial,
  revision: 1,
  fields: {},
})

describe('arbitrary.invalidFields', () => {
  it('K-53: creation refuses them with exactly the expected list, under any definition', () => {
    const invalid = arbitrary
      .definition()
      .chain((definition) => fc.tuple(fc.constant(definition), arbitrary.invalidFields(definition)))
    fc.assert(
      fc.property(invalid, ([definition, { value, errors }]) => {
        expect(decideCreate(definition, { id: 'i-1', fields: value })).toEqual(left({ kind: 'validation', errors }))
      }),
      runs,
    )
  })

  it('K-48: every fault comes up, in each of its places', () => {
    const sample = fc.sample(arbitrary.invalidFields(parcel), { numRuns: 3000, seed: 7 })
    expect([...new Set(sample.map(({ fault }) => fault))].toSorted()).toEqual(faults.toSorted())
    const places = new Set(sample.map(({ fault, errors }) => `${fault} ${errors[0]?.path}`))
    for (const place of [
      'too_short fields.label',
      'above_maximum fields.count',
      'below_minimum fields.weight',
      'missing fields.address.street',
      'undeclared fields.address.__proto__',
      'null fields.stops[0].at',
      'wrong_kind fields.stops[1]',
      'not_json fields.notes.list[1]',
      'not_json fields.stops[0].at.self',
      'not_an_object fields',
      'undeclared fields.constructor',
    ])
      expect(places).toContain(place)
  })

  it('K-29: bounds are missed by the least that an exact comparison tells', () => {
    const sample = fc.sample(arbitrary.invalidFields(parcel), { numRuns: 3000, seed: 7 })
    const messages = new Set(sample.flatMap(({ errors }) => errors.map(({ message }) => message)))
    for (const message of [
      '0.49999999999999999999 is below the minimum 0.50',
      '9007199254740993.00000000000000000001 is above the maximum 9007199254740993',
      '-1 is below the minimum -0.5',
      '100 is above the maximum 99.5',
      'length 1 is below the minimum 2',
      'length 6 is above the maximum 5',
    ])
      expect(messages).toContain(message)
  })

  it('all but those with a value of the host are JSON that comes back from its text', () => {
    fc.assert(
      fc.property(
        arbitrary.invalidFields(parcel).filter(({ fault }) => fault !== 'not_json'),
        ({ value }) => {
          expect(parseJson(canonical(value as Json))).toEqual(right(value))
        },
      ),
      runs,
    )
  })
})

describe('arbitrary.invalidArguments', () => {
  it('K-171: an operation refuses them with exactly the expected list, in any state', () => {
    fc.assert(
      fc.property(called, ([definition, operation, { value, errors }]) => {
        const asked = { instance: instanceOf(definition), operation, arguments: value }
        expect(decide(definition, asked)).toEqual(left({ kind: 'validation', errors }))
      }),
      runs,
    )
  })

  it('an operation that takes none, and one that takes anything, have faults all the same', () => {
    const found = ['wait', 'annotate'].map(
      (operation) =>
        new Set(
          fc.sample(arbitrary.invalidArguments(parcel, operation), { numRuns: 500, seed: 7 }).map((one) => one.fault),
        ),
    )
    expect(found).toEqual([
      new Set(['undeclared', 'not_an_object', 'not_json']),
      new Set(['not_an_object', 'not_json']),
    ])
  })
})
