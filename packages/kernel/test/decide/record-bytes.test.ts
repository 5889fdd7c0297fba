import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { bytesOf } from '../support/bytes.js'
import { define } from '../support/define.js'
import { accepted } from '../support/outcome.js'
import { create, permitWith, renew, renewable } from '../support/permit.js'
import { present } from '../support/present.js'

describe('the bytes of a decision', () => {
  it('K-201, K-202, K-203: a whole record, null keys written, absent keys not', () => {
    const loan = define({ entity: 'loan', schema: {}, lifecycle: { initial: 'lent', states: ['lent'] } })
    const { record } = accepted(decideCreate(loan, { id: 'l-1', fields: {} }))

    expect(bytesOf(record)).toBe(
      '{"changed":{},"command":{"command":"create","fields":{}},' +
        '"definition":{"create":{"emit":null},"entity":"loan","invariants":[],"lifecycle":{"initial":"lent","states":["lent"]},' +
        '"operations":{},"projections":{},"schema":{"additional_fields":false,"fields":{}},"version":1},' +
        '"entity":"loan","events":[],"from_state":null,"id":"l-1",' +
        '"result":{"entity":"loan","fields":{},"id":"l-1","lifecycle_state":"lent","revision":1,"version":1},' +
        '"revision":1,"to_state":"lent"}',
    )
  })

  it('K-201, K-226: members in name order by code point, integer-like names included', () => {
    const fields = { '2': { type: 'json' }, '10': { type: 'json' }, b: { type: 'json' }, B: { type: 'json' } }
    const { instance } = accepted(create(permitWith(fields), { b: 1, B: 2, '2': 3, '10': { z: 1, '9': 2, '11': 3 } }))

    expect(bytesOf(instance.fields)).toBe('{"10":{"11":3,"9":2,"z":1},"2":3,"B":2,"b":1}')
  })

  it('K-201: text is written raw but for quotes, backslashes and controls', () => {
    const { instance } = accepted(
      create(permitWith({ t: { type: 'string' } }), { t: '"\\/\b\f\n\r\t\u0001\u001f\u007f\u2028é🚗' }),
    )

    expect(bytesOf(instance.fields)).toBe('{"t":"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u007f\u2028é🚗"}')
  })

  it('K-226: arguments with integer-like names are recorded in name order', () => {
    const definition = renewable(
      {},
      { arguments: { additional_fields: true }, emits: [{ type: 'Renewed', payload: '$args' }] },
    )
    const [event] = accepted(renew(definition, {}, { '9': 'b', '10': 'a', '1': 'c' })).events

    expect(bytesOf(present(event).args)).toBe('{"1":"c","10":"a","9":"b"}')
    expect(bytesOf(present(event).payload)).toBe('{"1":"c","10":"a","9":"b"}')
  })

  it('K-204: name order is by code point, whatever the caller wrote first and whatever a default adds', () => {
    const json = { type: 'json', default: 1 }
    const definition = permitWith({ '\u{1f697}': json, '\ufffd': { type: 'json' }, a: json, z: { type: 'json' } })
    const { instance } = accepted(create(definition, { z: 1, '\ufffd': { '\u{1f697}': 1, '\ufffd': 2, b: 3, a: 4 } }))

    expect(Object.keys(instance.fields)).toEqual(['a', 'z', '\ufffd', '\u{1f697}'])
    expect(Object.keys(instance.fields['\ufffd'] as object)).toEqual(['a', 'b', '\ufffd', '\u{1f697}'])
  })
})
