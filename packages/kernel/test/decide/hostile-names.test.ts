import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { bytesOf } from '../support/bytes.js'
import { define, defectsOf } from '../support/define.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { create, heldPermit, permit, permitWith, renew, renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  'bay.row',
  '0',
  '10',
  '9',
  'then',
  'toJSON',
  '🚗',
]

/** An object with one own member, whatever its name. */
const only = (name: string, value: unknown): Part =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true })
const quoted = (name: string): string => JSON.stringify(name)
const json = { type: 'json' }

describe('hostile names', () => {
  it.each(names)('K-228: %j is a field like any other', (name) => {
    const decision = accepted(create(permitWith(only(name, { type: 'integer', default: 4 })), {}))

    expect(bytesOf(decision.instance.fields)).toBe(`{${quoted(name)}:4}`)
    expect(bytesOf(decision.record.changed)).toBe(`{${quoted(name)}:4}`)
    expect(bytesOf(decision.record.definition?.schema.fields)).toContain(`{${quoted(name)}:{`)
  })

  it.each(names)('K-228: %j undeclared is an error at its path', (name) => {
    expect(errorPaths(create(permit(), only(name, 1)))).toEqual([`fields.${name}`])
    expect(errorPaths(renew(renewable({}), {}, only(name, 1)))).toEqual([`arguments.${name}`])
  })

  it.each(names)('K-228: %j required and absent is an error at its path', (name) => {
    expect(errorPaths(create(permitWith(only(name, { ...json, required: true })), {}))).toEqual([`fields.${name}`])
  })

  it.each(names)('K-228: %j is an argument, a `set` target, a member of a payload', (name) => {
    const operation = {
      arguments: { fields: only(name, { type: 'string' }) },
      set: only(name, { deep: ['$args'] }),
      emits: [{ type: 'Renewed', payload: only(name, '$args') }],
    }
    const { instance, events } = accepted(renew(renewable(only(name, json), operation), {}, only(name, 'x')))

    expect(bytesOf(instance.fields)).toBe(`{${quoted(name)}:{"deep":[{${quoted(name)}:"x"}]}}`)
    expect(bytesOf(events[0]?.args)).toBe(`{${quoted(name)}:"x"}`)
    expect(bytesOf(events[0]?.payload)).toBe(`{${quoted(name)}:{${quoted(name)}:"x"}}`)
  })

  it.each(names)('K-228, K-134: %j can be cleared', (name) => {
    const { instance, record } = accepted(
      renew(renewable(only(name, json), { set: only(name, { cleared: true }) }), only(name, 1)),
    )

    expect([bytesOf(instance.fields), record.removed]).toEqual(['{}', [name]])
  })

  it.each(names.filter((name) => name !== ''))('K-228: %j is the name of an operation and of a projection', (name) => {
    const operation = { transitions: [{ from: 'draft', to: 'valid' }] }
    const definition = define(permit({ operations: only(name, operation), projections: only(name, { key: '$id' }) }))
    const decision = accepted(decide(definition, { instance: heldPermit({}), operation: name, arguments: {} }))

    expect(decision.record.command).toEqual({ command: 'execute', operation: name, arguments: {} })
    expect(bytesOf(decision.record.definition?.projections)).toBe(`{${quoted(name)}:{"in_state":null,"key":"$id"}}`)
  })

  it.each(names)('K-228: no operation %j is inherited from the host', (name) => {
    expect(
      refused(decide(define(renewable({})), { instance: heldPermit({}), operation: name, arguments: {} })),
    ).toEqual({ kind: 'operation_not_found', operation: name })
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'K-228, K-76: `$fields.%s` of an instance without it gives nothing',
    (name) => {
      const definition = renewable(only(name, json), { emits: [{ type: 'Renewed', payload: `$fields.${name}` }] })

      expect(refused(renew(definition, {}))).toEqual({
        kind: 'template',
        expression: `$fields.${name}`,
        reason: anyText,
      })
      expect(accepted(renew(definition, only(name, 'own'))).events[0]?.payload).toBe('own')
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('K-228: %s inside a value is data at every depth', (name) => {
    const value = { list: [only(name, only(name, { deep: 1 }))] }
    const { instance } = accepted(create(permitWith({ log: json }), { log: value }))

    expect(bytesOf(instance.fields)).toBe(`{"log":{"list":[{${quoted(name)}:{${quoted(name)}:{"deep":1}}}]}}`)
    expect(Object.getPrototypeOf(instance.fields)).not.toHaveProperty('deep')
  })

  it('K-228: a declared __proto__ of an object is a property, with its own constraints', () => {
    const log = { type: 'object', properties: only('__proto__', { type: 'integer', max: 3 }) }

    expect(errorPaths(create(permitWith({ log }), { log: only('__proto__', 4) }))).toEqual(['fields.log.__proto__'])
    expect(bytesOf(accepted(create(permitWith({ log }), { log: only('__proto__', 3) })).instance.fields)).toBe(
      '{"log":{"__proto__":3}}',
    )
  })

  it('K-228: states named like host members are states', () => {
    const lifecycle = { initial: '__proto__', states: ['__proto__', 'constructor'] }
    const operations = { turn: { transitions: [{ from: '__proto__', to: 'constructor' }] } }
    const definition = define(permit({ lifecycle, operations }))
    const instance = heldPermit({}, { lifecycle_state: '__proto__' })

    expect(accepted(decide(definition, { instance, operation: 'turn', arguments: {} })).instance.lifecycle_state).toBe(
      'constructor',
    )
    expect(
      refused(
        decide(definition, {
          instance: { ...instance, lifecycle_state: 'toString' },
          operation: 'turn',
          arguments: {},
        }),
      ),
    ).toEqual({ kind: 'unknown_state', entity: 'permit', state: 'toString' })
  })

  it('K-228: defects name hostile places like any other', () => {
    expect(defectsOf(permitWith(only('__proto__', { type: 'enum' })))).toEqual([
      { kind: 'invalid_field', path: 'schema.__proto__', message: anyText },
    ])
  })
})
