import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { deepestValue } from '../../src/value/depth.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { heldPermit, renewable, type Part } from '../support/permit.js'

const fields = {
  plate: { type: 'string' },
  log: { type: 'json' },
  hue: { type: 'string', required: true, default: 'red' },
}
const definition = define(renewable(fields))
// In name order, as the quick way wants it.
const held = heldPermit({ hue: 'red', plate: 'AB' })

const renewed = (instance: unknown) => decide(definition, { instance, operation: 'renew', arguments: {} })
const errorsOf = (instance: unknown) => refused(renewed(instance))
const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)])

class Permit {
  constructor(parts: Part) {
    Object.assign(this, parts)
  }
}

const expected: Readonly<Record<string, string>> = {
  entity: 'text',
  version: 'a whole number up to 4294967295',
  id: 'text',
  lifecycle_state: 'text',
  revision: 'a whole number up to 9223372036854775807',
  fields: 'an object',
}

describe('an instance that a caller hands over', () => {
  it.each(Object.entries(expected))('K-179, K-187: without `%s` it is refused: expected %s', (key, what) => {
    const others = Object.fromEntries(Object.entries(held).filter(([name]) => name !== key))
    const refusal = { kind: 'validation', errors: [{ path: `instance.${key}`, message: `expected ${what}` }] }

    expect(errorsOf(others)).toEqual(refusal)
    expect(errorsOf({ ...held, [key]: null })).toEqual(refusal)
    expect(errorsOf({ ...held, [key]: [1] })).toEqual(refusal)
  })

  it.each([
    ['a function', { note: () => 1 }],
    ['a member named by a symbol', { [Symbol('note')]: 1 }],
    ['an accessor', Object.defineProperty({}, 'note', { get: () => 1, enumerable: true })],
  ])('K-187: with %s beside its keys it is refused, in whichever order its fields are', (_what, other) => {
    for (const instance of [held, heldPermit({ plate: 'AB', hue: 'red' })]) {
      const given = Object.defineProperties({ ...instance }, Object.getOwnPropertyDescriptors(other))
      expect(errorsOf(given).kind).toBe('validation')
    }
  })

  it('K-187: keys of others that are JSON are dropped', () => {
    expect(accepted(renewed({ ...held, note: [1] })).instance).toEqual(accepted(renewed(held)).instance)
  })

  it.each([7, [held], 'p-7', null])('K-187: %j is none', (instance) => {
    expect(errorsOf(instance)).toEqual({
      kind: 'validation',
      errors: [{ path: 'instance', message: 'expected an object' }],
    })
  })

  it.each(['9223372036854775808', '-1', '1.0', '-9223372036854775808', '-9007199254740993', '1e3'])(
    'K-65, K-127: %s is no revision',
    (token) => {
      const errors = [{ path: 'instance.revision', message: `expected ${String(expected['revision'])}` }]
      expect(errorsOf({ ...held, revision: exact(token) })).toEqual({ kind: 'validation', errors })
    },
  )

  it.each([
    ['0', '1'],
    ['-0', '1'],
    ['9007199254740991', '9007199254740992'],
    ['9007199254740993', '9007199254740994'],
  ])('K-127, K-173: after the revision %s comes %s', (token, next) => {
    expect(accepted(renewed({ ...held, revision: exact(token) })).instance.revision).toEqual(exact(next))
  })

  it('K-194: an instance of a class is not taken for a plain object, whatever members it has', () => {
    const errors = [{ path: 'instance', message: 'an instance of a class is not JSON' }]
    expect(errorsOf(new Permit(held))).toEqual({ kind: 'validation', errors })
  })

  it('K-13: an id that is no text is refused at its place', () => {
    const errors = [{ path: 'instance.id', message: 'the text holds an unpaired surrogate' }]
    expect(errorsOf({ ...held, id: 'p\ud800' })).toEqual({ kind: 'validation', errors })
  })

  it('what JSON cannot say is refused at its place', () => {
    const errors = [{ path: 'instance.fields.log', message: '`NaN` is not a JSON number' }]
    expect(errorsOf({ ...held, fields: { hue: 'red', log: Number.NaN } })).toEqual({ kind: 'validation', errors })
  })

  it('K-187: further keys are dropped', () => {
    expect(Object.keys(accepted(renewed({ ...held, note: 1 })).instance)).toEqual(Object.keys(held))
  })

  it('K-35, K-172: a field that has a default and is missing stays missing, and is refused where it is required', () => {
    const errors = [{ path: 'fields.hue', message: 'the field is required and missing' }]
    expect(errorsOf(heldPermit({ plate: 'AB' }))).toEqual({ kind: 'validation', errors })
  })

  it('D-5: its fields may be as deep as any value, also where its revision is exact', () => {
    const taken = (levels: number, revision: unknown) =>
      renewed({ ...held, revision, fields: { hue: 'red', log: nested(levels) } })._tag

    for (const revision of [4, exact('9007199254740993')]) {
      expect([deepestValue - 1, deepestValue].map((levels) => taken(levels, revision))).toEqual(['Right', 'Left'])
    }
  })
})
