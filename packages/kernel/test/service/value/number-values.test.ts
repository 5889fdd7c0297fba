import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import { accepted, refused } from '../../support/outcome.js'
import { faultsOf, loanWith } from '../loan.js'

const isRefused = (part: { readonly type: string }, token: string): boolean => faultsOf(part, exact(token)).length > 0

describe('values of numbers under the service rules', () => {
  it.each(['0', '-0', '9223372036854775807', '-9223372036854775808'])('SR-28: %s is an integer', (token) => {
    expect(isRefused({ type: 'integer' }, token)).toBe(false)
  })

  it.each([
    ['9223372036854775808', /above 9223372036854775807/],
    ['18446744073709551615', /above 9223372036854775807/],
    ['18446744073709551616', /expected integer/],
    ['-9223372036854775809', /expected integer/],
    ['1.0', /expected integer/],
    ['1e0', /expected integer/],
  ])('SR-28: %s is refused', (token, message) => {
    const definition = define(loanWith({ pages: { type: 'integer' } }))
    const outcome = refused(decideCreate(definition, { id: 'l-1', fields: { pages: exact(token) } }))
    expect(outcome).toMatchObject({ kind: 'validation', errors: [{ path: 'fields.pages' }] })
    expect(outcome).toHaveProperty('errors.0.message', expect.stringMatching(message))
  })

  it('SR-28: kernel/1 still admits the unsigned range', () => {
    expect(faultsOf({ type: 'integer' }, exact('18446744073709551615'), 'kernel/1')).toEqual([])
  })

  it.each(['number', 'binary64'])(
    'SR-29: a %s that no binary64 holds has one error, its bounds are not asked',
    (type) => {
      expect(faultsOf({ type, max: 5 }, exact('1e309'))).toEqual(['fields.part'])
      expect(faultsOf({ type }, exact('-1e400'))).toEqual(['fields.part'])
    },
  )

  it('SR-9: kernel/1 admits a number that no binary64 holds', () => {
    expect(faultsOf({ type: 'number' }, exact('1e309'), 'kernel/1')).toEqual([])
  })

  it.each(['0.1', '-0.0', '12.3456789012345678901', '1e-400', '9007199254740993'])(
    'SR-27: %s is a binary64, and kept as written',
    (token) => {
      const definition = define(loanWith({ weight: { type: 'binary64' } }))
      const decision = accepted(decideCreate(definition, { id: 'l-1', fields: { weight: exact(token) } }))
      expect(decision.instance.fields).toEqual({ weight: exact(token) })
    },
  )

  it.each([[null], ['1.5'], [true], [[]]])('SR-27, SR-32: %j is no binary64', (value) => {
    expect(faultsOf({ type: 'binary64' }, value)).toEqual(['fields.part'])
  })

  it.each(['integer', 'number', 'binary64'])('SR-42: both bounds of a %s are in the range', (type) => {
    const part = { type, min: 2, max: 4 }
    expect(faultsOf(part, 2)).toEqual([])
    expect(faultsOf(part, 4)).toEqual([])
    expect(faultsOf(part, 1)).toEqual(['fields.part'])
    expect(faultsOf(part, 5)).toEqual(['fields.part'])
  })

  it('SR-42: what is observed is bounded, not what is written', () => {
    expect(faultsOf({ type: 'number', max: 1 }, exact('1.0000000000000000001'))).toEqual([])
    expect(faultsOf({ type: 'number', max: 1 }, exact('1.0000000000000000001'), 'kernel/1')).toEqual(['fields.part'])
  })

  it('SR-38: a bound keeps what its author wrote, the value is what was received', () => {
    expect(faultsOf({ type: 'number', min: exact('9007199254740993.0') }, exact('9007199254740993.0'))).toEqual([
      'fields.part',
    ])
    expect(faultsOf({ type: 'number', min: exact('9007199254740993.0') }, exact('9007199254740993'))).toEqual([])
  })

  it('SR-39: a bound that no decimal spells is compared as a binary64', () => {
    const part = { type: 'number', max: exact('1e300') }
    expect(faultsOf(part, exact('1.0e300'))).toEqual([])
    expect(faultsOf(part, exact('1e301'))).toEqual(['fields.part'])
  })
})
