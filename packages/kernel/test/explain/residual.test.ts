import { describe, expect, it } from 'vitest'
import { renewable, type Part } from '../support/permit.js'
import { availabilityUnder, renewalOf } from './ask.js'

const residualOf = (assert: unknown, fields: Part = {}, known: Part = {}): unknown => {
  const found = availabilityUnder(assert, fields, known)
  return found.status === 'depends' ? found.residual : found.status
}

const open = { eq: ['$args.by', 1] }
const other = { exists: '$args.why' }
const unknown = { gt: ['$fields.none', 1] }

describe('the residual condition', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['a known field', { eq: ['$args.by', '$fields.zone'] }, { eq: ['$args.by', 'A'] }],
    ['a known state and identity', { in: ['$args.by', ['$to_state', '$id']] }, { in: ['$args.by', ['valid', 'p-7']] }],
    ['text that looks like a reference', { ne: ['$args.by', '$fields.price'] }, { ne: ['$args.by', '$$5'] }],
    [
      'such text inside a value',
      { ne: ['$args.by', '$fields.deep'] },
      { ne: ['$args.by', { in: ['$$a', '$$$b', 1] }] },
    ],
    ['a known argument', { lt: ['$args.known', '$args.by'] }, { lt: [3, '$args.by'] }],
    ['nothing inside a literal', { eq: ['$args.by', '$$x'] }, { eq: ['$args.by', '$$x'] }],
    ['nothing in the name of a member', { eq: ['$args.by', { $id: '$id' }] }, { eq: ['$args.by', { $id: 'p-7' }] }],
    [
      'a member named as the host names things',
      { eq: ['$args.by', JSON.parse('{"__proto__": "$id"}')] },
      { eq: ['$args.by', JSON.parse('{"__proto__": "p-7"}')] },
    ],
  ])('K-73: has %s put in', (_name, assert, residual) => {
    const fields = { zone: 'A', price: '$5', deep: { in: ['$a', '$$b', 1] } }

    expect(residualOf(assert, fields, { known: 3 })).toEqual(residual)
  })

  it('leaves out what is decided', () => {
    expect(residualOf({ all: [true, open, { exists: '$fields.zone' }, other] }, { zone: 'A' })).toEqual({
      all: [open, other],
    })
    expect(residualOf({ any: [false, open, { eq: ['$fields.zone', 'B'] }] }, { zone: 'A' })).toEqual(open)
    expect(residualOf({ all: [{ any: [open, true] }, other] })).toEqual(other)
    expect(residualOf({ any: [{ all: [open, false] }, other] })).toEqual(other)
    expect(residualOf({ not: { all: [{ not: open }, true] } })).toEqual({ not: { not: open } })
  })

  it('K-88: takes what is unknown for what cannot help', () => {
    expect(residualOf({ any: [unknown, open] })).toEqual(open)
    expect(residualOf({ not: { all: [unknown, open] } })).toEqual({ not: open })
    expect(residualOf({ not: { any: [{ not: { all: [{ not: unknown }, true] } }, open] } })).toBe('refused')
  })

  it('is true where no precondition asks anything of the arguments', () => {
    const operation = { arguments: { fields: { by: { type: 'string', required: true } } } }

    expect(renewalOf(renewable({}, operation))).toMatchObject({ residual: true })
    expect(renewalOf(renewable({}, { ...operation, preconditions: [{ assert: true }] }))).toMatchObject({
      residual: true,
    })
  })

  it('K-113: joins what several preconditions still ask', () => {
    const operation = {
      arguments: { fields: { by: { type: 'json' }, why: { type: 'json' } } },
      preconditions: [{ assert: open }, { assert: { any: [true, other] } }, { assert: other }],
    }

    expect(renewalOf(renewable({}, operation))).toMatchObject({ residual: { all: [open, other] } })
  })
})
