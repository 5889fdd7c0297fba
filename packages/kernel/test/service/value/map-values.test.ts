import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { accepted } from '../../support/outcome.js'
import { exact } from '../../support/exact.js'
import { faultsOf, loanWith } from '../loan.js'

const fines = { type: 'map', key: 'integer', items: { type: 'number', min: 0 } }

describe('values of a map', () => {
  it('SR-23: members are visited in the order of their keys, each key before its value', () => {
    expect(faultsOf(fines, { z: -1, '2': 'x', a: 3 })).toEqual([
      'fields.part.2',
      'fields.part.a',
      'fields.part.z',
      'fields.part.z',
    ])
  })

  it('SR-23: an empty map is a map', () => {
    expect(faultsOf(fines, {})).toEqual([])
  })

  it.each([[null], [[]], ['{}'], [5]])('SR-23, SR-32: %j is no map', (value) => {
    expect(faultsOf(fines, value)).toEqual(['fields.part'])
  })

  it('SR-22: the members of an inner map stand below their key', () => {
    const shelves = { type: 'map', key: 'string', items: { type: 'map', key: 'boolean', items: { type: 'string' } } }
    expect(faultsOf(shelves, { north: { true: 'a', yes: 1 } })).toEqual([
      'fields.part.north.yes',
      'fields.part.north.yes',
    ])
  })

  it.each([
    ['boolean', ['true', 'false'], ['True', '1', '']],
    [
      'integer',
      ['0', '-7', '+7', '0007', '-9223372036854775808', '9223372036854775807'],
      ['', '-', '1.0', '1e3', '9223372036854775808', '-9223372036854775809', ' 1'],
    ],
    ['decimal', ['1', '-1.50', '+2e-7', '1e308', '00.5'], ['', '1.', '.5', '1e309', 'NaN', '0x1F', '1 ']],
    ['timestamp', ['2026-05-01', '2026-05-01T10:00:00Z'], ['2026-13-01', 'today', '']],
    [
      'duration',
      ['P3D', '-P1Y2M', 'PT2H', 'P1DT2H30M', 'P1.5W', 'PT5S3H'],
      ['P', 'PT', 'P3', 'P1D2', '3D', '+P3D', 'p3d', 'P1X', ''],
    ],
    [
      'uuid',
      ['01890a5d-AC96-774b-bcce-b302099a8057'],
      [
        '01890a5dac96774bbcceb302099a8057',
        '01890a5d-ac96-774b-bcce-b302099a805',
        '01890a5d-ac96-774b-bcce-b302099a805g',
        '',
      ],
    ],
    ['bytes', ['QQ==', 'QUI=', 'QUJD', 'QUJD+/8='], ['', 'QQ=', 'QQ', '====', 'QUI-', 'QQ==QQ==']],
    ['string', ['', 'any text'], []],
  ])('SR-23: keys of kind %s', (key, good, bad) => {
    const map = { type: 'map', key, items: { type: 'json' } }
    for (const name of good) expect(faultsOf(map, { [name]: 1 }), name).toEqual([])
    for (const name of bad) expect(faultsOf(map, { [name]: 1 }), name).toEqual([`fields.part.${name}`])
  })

  it('SR-31: nothing is filled inside the values of a map', () => {
    const copies = {
      type: 'map',
      key: 'string',
      items: { type: 'object', properties: { worn: { type: 'boolean', default: false } } },
    }
    const definition = define(loanWith({ copies }))
    const decision = accepted(decideCreate(definition, { id: 'l-1', fields: { copies: { a: {} } } }))
    expect(decision.instance.fields).toEqual({ copies: { a: {} } })
  })

  it('SR-31: a map inside an object is reached by the defaults beside it', () => {
    const shelf = {
      type: 'object',
      properties: {
        row: { type: 'integer', default: 4 },
        books: { type: 'map', key: 'string', items: { type: 'json' } },
      },
    }
    const definition = define(loanWith({ shelf }))
    const decision = accepted(decideCreate(definition, { id: 'l-1', fields: { shelf: { books: {} } } }))
    expect(decision.instance.fields).toEqual({ shelf: { books: {}, row: 4 } })
  })

  it('SR-4: numbers inside a map are kept as they were written', () => {
    const definition = define(loanWith({ fines }))
    const decision = accepted(decideCreate(definition, { id: 'l-1', fields: { fines: { '1': exact('2.50') } } }))
    expect(decision.instance.fields).toEqual({ fines: { '1': exact('2.50') } })
  })
})
