import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { explain } from '../../src/explain/explain.js'
import { bytesOf } from '../support/bytes.js'
import { define } from '../support/define.js'
import { reversed } from '../support/deep.js'
import { errorPaths } from '../support/outcome.js'
import { heldPermit, renew, renewable, type Part } from '../support/permit.js'

// Where a schema accepts an object as it stands, references read its declared members by their slots; else by name, as
// they do for an object whose members come in another order. Both ways must say the same.

const fields = {
  hue: { type: 'string' },
  log: { type: 'json' },
  months: { type: 'integer', required: true, min: 0, max: 9 },
  plate: { type: 'string', max_length: 4 },
}

const operation = {
  arguments: { fields: { by: { type: 'string' }, more: { type: 'integer', default: 2 }, why: { type: 'json' } } },
  preconditions: [{ assert: { lte: ['$args.more', 5] } }, { assert: { exists: '$fields.plate' } }],
  set: {
    hue: { cleared: true },
    log: { before: '$fields.log', hue: '$fields.plate' },
    months: { increment: '$args.more' },
    plate: '$args.by',
  },
  emits: [{ type: 'Renewed', payload: ['$old_fields.plate', '$fields', '$args', '$fields.log.hue', '$id'] }],
}
const rules = { invariants: [{ assert: { gt: ['$fields.months', 0] } }] }
const whole = { hue: 'red', log: { by: [1] }, months: 1, plate: 'AB-1' }

const cases: readonly (readonly [string, Part, Part])[] = [
  ['all fields are there', whole, { by: 'me', more: 3, why: null }],
  ['an argument comes from its default', whole, { by: 'me' }],
  ['nothing is there to clear', { log: null, months: 1, plate: 'AB-1' }, { by: 'me' }],
  ['a field is added', { months: 1, plate: 'AB-1', log: 7 }, { by: 'me', more: 1 }],
  ['an assignment reads an argument that is not there', whole, {}],
  ['an assignment reads a field that is not there', { months: 1, plate: 'AB-1' }, { by: 'me' }],
  ['a precondition reads a field that is not there', { months: 1 }, { by: 'me' }],
  ['a precondition does not hold', whole, { by: 'me', more: 6 }],
  ['a written field leaves its bounds', { ...whole, months: 8 }, { by: 'me' }],
  ['a written field is of the wrong kind', whole, { by: 'too long' }],
  ['a field that nobody writes is wrong', { ...whole, extra: 1 }, { by: 'me' }],
  ['an invariant does not hold', { ...whole, months: 0 }, { by: 'me', more: 0 }],
]

describe('members read by slot and by name', () => {
  const definition = define(renewable(fields, operation, rules))

  it.each(cases)('give the same decision and explanation where %s', (_name, held, args) => {
    const instance = heldPermit(held)
    const request = { instance, operation: 'renew', arguments: args }
    const byName = { instance: reversed(instance), operation: 'renew', arguments: reversed(args) }

    expect(bytesOf(decide(definition, byName))).toBe(bytesOf(decide(definition, request)))
    expect(bytesOf(explain(definition, byName.instance, 'renew', byName.arguments))).toBe(
      bytesOf(explain(definition, instance, 'renew', args)),
    )
  })

  it('K-132, K-172: a field of an open schema that is not declared is written and read', () => {
    const open = { schema: { fields, additional_fields: true } }
    const emits = [{ type: 'Renewed', payload: { after: '$fields.zone', before: '$old_fields.plate' } }]
    const definition = define(renewable(fields, { set: { zone: '$fields.plate' }, emits }, open))
    const decided = decide(definition, { instance: heldPermit(whole), operation: 'renew', arguments: {} })

    expect(decided).toMatchObject({
      right: {
        instance: { fields: { ...whole, zone: 'AB-1' } },
        events: [{ payload: { after: 'AB-1', before: 'AB-1' } }],
      },
    })
  })

  it('K-172: of accepted fields, those that were written are judged again, with every error', () => {
    expect(errorPaths(renew(renewable(fields, { set: { plate: 'AB-12', months: 10 } }), whole))).toEqual([
      'fields.months',
      'fields.plate',
    ])
  })
})
