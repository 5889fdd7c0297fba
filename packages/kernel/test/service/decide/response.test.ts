import { describe, expect, it } from 'vitest'
import { exact } from '../../support/exact.js'
import { accepted, errorPaths } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { extending } from '../loan.js'
import { extend } from './deciding.js'

const text = { type: 'string' }

const answering = (responds: Part, response: Part, fields: Part = { any: { type: 'json' } }): Part =>
  extending(fields, [{ name: 'noted', emits: [{ type: 'Noted' }], responds }], { response })

describe('the response of an outcome', () => {
  it('SR-129, SR-130: it is a member of the record, in name order, numbers as they are stored', () => {
    const definition = answering({ b: '$fields.any', a: ['$id', 1] }, { additional_fields: true })
    const { record } = accepted(extend(definition, { any: exact('2.50') }))
    expect(JSON.stringify(Object.keys(record.response ?? {}))).toBe('["a","b"]')
    expect(record.response).toMatchObject({ b: exact('2.50') })
  })

  it('SR-129: no default of the response is filled in', () => {
    const definition = answering({ a: 'x' }, { fields: { a: text, b: { ...text, default: 'y' } } })
    expect(accepted(extend(definition, {})).record.response).toEqual({ a: 'x' })
  })

  it('SR-165: an outcome that answers nothing records an empty response; an operation without outcomes none', () => {
    const silent = extending({}, [{ name: 'noted', emits: [{ type: 'Noted' }] }])
    expect(accepted(extend(silent, {})).record.response).toEqual({})
    const { record } = accepted(
      extend({ ...silent, operations: { extend: { transitions: [{ from: 'out', to: 'out' }] } } }, {}),
    )
    expect(Object.keys(record)).not.toContain('response')
  })

  it('O-1: what is answered is validated against the response', () => {
    const definition = answering({ a: '$fields.any' }, { fields: { a: text } })
    expect(errorPaths(extend(definition, { any: 5 }))).toEqual(['response.a'])
    expect(accepted(extend(definition, { any: 'x' })).record.response).toEqual({ a: 'x' })
  })
})
