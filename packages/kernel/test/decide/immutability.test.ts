import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import { normalizeArguments, normalizeFields } from '../../src/decide/normalize-arguments.js'
import { bytesOf } from '../support/bytes.js'
import { deepFreeze, spoil } from '../support/deep.js'
import { define } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { heldPermit, renewable } from '../support/permit.js'

const bays = {
  type: 'array',
  items: { type: 'object', properties: { code: { type: 'string' }, open: { type: 'boolean', default: true } } },
}
const source = renewable(
  { bays: { ...bays, default: [{ code: 'A1' }] }, log: { type: 'json' }, note: { type: 'json' } },
  {
    arguments: { fields: { bays, months: { type: 'integer', max: 12 } } },
    set: { log: { all: '$args', const: [{ deep: ['x'] }] }, note: { cleared: true }, bays: '$args.bays' },
    emits: [{ type: 'Renewed', payload: { fields: '$fields', old: '$old_fields', const: { list: [1] } } }],
  },
  { create: { emit: { type: 'Issued', payload: '$fields' } } },
)

const given = () => ({
  instance: heldPermit({ bays: [{ code: 'B2', open: false }], note: { deep: [1] }, log: null }),
  operation: 'renew',
  arguments: { bays: [{ code: 'C3' }, {}], months: 2 },
})
const definition = define(source)

describe('inputs and outputs', () => {
  it('K-3, K-230: frozen inputs are decided on', () => {
    expect(accepted(decide(definition, deepFreeze(given()))).instance.revision).toBe(5)
    expect(
      accepted(decideCreate(definition, deepFreeze({ id: 'p-7', fields: { bays: [{}] } }))).instance.revision,
    ).toBe(1)
    expect(accepted(normalizeFields(definition, deepFreeze({ bays: [{}] })))).toEqual({ bays: [{ open: true }] })
    expect(accepted(normalizeArguments(definition, 'renew', deepFreeze({ bays: [{}] })))).toEqual({
      bays: [{ open: true }],
    })
  })

  it('K-3: an answer leaves its inputs as they were', () => {
    const request = given()
    accepted(decide(definition, request))

    expect(request).toEqual(given())
  })

  it.each([
    ['bad arguments', { arguments: { bays: [{ code: 1 }] } }],
    ['an illegal transition', { instance: heldPermit({}, { lifecycle_state: 'expired' }) }],
    ['a value that breaks the schema', { instance: heldPermit({ bays: [{}], hue: 1 }) }],
    ['a template that gives nothing', { arguments: {} }],
  ])('K-3: a refusal for %s leaves its inputs as they were', (_name, part) => {
    const request = structuredClone({ ...given(), ...part })
    const before = bytesOf(request)
    refused(decide(definition, deepFreeze(request)))

    expect(bytesOf(request)).toBe(before)
  })

  it('K-230: what the caller does to its inputs afterwards changes no decision', () => {
    const request = given()
    const decision = accepted(decide(definition, request))
    const before = bytesOf(decision)
    spoil(request)

    expect(bytesOf(decision)).toBe(before)
  })

  it('K-230: the same for a creation and for normalized values', () => {
    const fields = { bays: [{ code: 'A' }], log: { deep: [1] } }
    const request = { id: 'p-7', fields }
    const outputs = [accepted(decideCreate(definition, request)), accepted(normalizeFields(definition, fields))]
    const before = outputs.map(bytesOf)
    spoil(request)

    expect(outputs.map(bytesOf)).toEqual(before)
  })

  it('K-230: what is done to a decision reaches neither the inputs nor the definition', () => {
    const request = given()
    const first = accepted(decide(definition, request))
    const bytes = bytesOf(first)
    spoil(first)

    expect(request).toEqual(given())
    expect(bytesOf(accepted(decide(definition, given())))).toBe(bytes)
    expect(bytesOf(definition.document)).toBe(bytesOf(define(source).document))
  })

  it('K-230: defaults of the definition are not shared with a decision', () => {
    const first = accepted(decideCreate(definition, { id: 'p-7', fields: {} }))
    const bytes = bytesOf(first)
    spoil(first)

    expect(bytesOf(accepted(decideCreate(definition, { id: 'p-7', fields: {} })))).toBe(bytes)
  })

  it('K-230: a refusal can be spoiled without a trace', () => {
    const refusal = refused(decide(definition, { ...given(), arguments: { months: 13 } }))
    const bytes = bytesOf(refusal)
    spoil(refusal)

    expect(bytesOf(refused(decide(definition, { ...given(), arguments: { months: 13 } })))).toBe(bytes)
  })

  it('K-231: nothing is remembered between calls', () => {
    const first = bytesOf(accepted(decide(definition, given())))
    refused(decide(definition, { ...given(), arguments: { months: 13 } }))
    accepted(decideCreate(definition, { id: 'p-8', fields: {} }))

    expect(bytesOf(accepted(decide(definition, given())))).toBe(first)
  })
})
