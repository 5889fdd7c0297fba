import { describe, expect, it } from 'vitest'
import { deepestValue } from '../../src/value/depth.js'
import { accepted, refused } from '../support/outcome.js'
import { renew, renewable, type Part } from '../support/permit.js'

const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)])
const log = (operation: Part) => renewable({ log: { type: 'json' } }, operation)
const message = `lists and objects are nested deeper than ${String(deepestValue)} levels`

describe('what a template makes deeper', () => {
  it('D-5: a field that an operation wraps once more than a caller may hand it in is refused', () => {
    const wrapping = log({ set: { log: ['$fields.log'] } })

    expect(accepted(renew(wrapping, { log: nested(deepestValue - 2) })).instance.revision).toBe(5)
    expect(refused(renew(wrapping, { log: nested(deepestValue - 1) }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'fields.log', message }],
    })
  })

  it('D-5: so is the payload of an event, by its place', () => {
    const wrapping = log({ emits: [{ type: 'Renewed' }, { type: 'Logged', payload: { log: ['$fields.log'] } }] })

    expect(accepted(renew(wrapping, { log: nested(deepestValue - 2) })).events).toHaveLength(2)
    expect(refused(renew(wrapping, { log: nested(deepestValue - 1) }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'events[1].payload', message }],
    })
  })
})
