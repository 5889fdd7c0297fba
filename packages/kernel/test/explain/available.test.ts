import { describe, expect, it } from 'vitest'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import { available } from '../../src/explain/available/available.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { heldPermit, permitWith, renewable, type Part } from '../support/permit.js'
import { renewalOf } from './ask.js'

const json = { type: 'json' }
const text = { type: 'string' }
const required = { type: 'string', required: true }

const by = { arguments: { fields: { by: required, why: text } } }

describe('what is available', () => {
  const definition = define(
    permitWith(
      {},
      {
        operations: {
          renew: { ...by, transitions: [{ from: 'draft', to: 'valid' }] },
          expire: { transitions: [{ from: 'valid', to: 'expired' }] },
          amend: { transitions: [{ from: 'draft', to: 'draft' }] },
        },
      },
    ),
  )

  it('one answer an operation, in name order', () => {
    expect(available(definition, heldPermit({}))).toMatchObject([
      { operation: 'amend', status: 'legal' },
      { operation: 'expire', status: 'refused', step: 'transition' },
      { operation: 'renew', status: 'depends', arguments: ['by', 'why'], residual: true },
    ])
  })

  it('K-228: an operation may be named as the host names things', () => {
    const operations = JSON.parse(
      '{"__proto__": {"transitions": [{"from": "draft", "to": "valid"}]}, "constructor": {"transitions": [{"from": "draft", "to": "valid"}]}}',
    ) as Part

    expect(available(define(permitWith({}, { operations })), heldPermit({}))).toEqual([
      { operation: '__proto__', status: 'legal' },
      { operation: 'constructor', status: 'legal' },
    ])
  })

  it('arguments that are known are judged by every operation', () => {
    expect(available(definition, heldPermit({}), { by: 'ann' }).map(({ status }) => status)).toEqual([
      'refused',
      'refused',
      'legal',
    ])
  })

  it('an instance that is none is refused by every operation', () => {
    expect(available(definition, null).map((one) => one.status === 'refused' && one.step)).toEqual([
      'instance',
      'instance',
      'instance',
    ])
  })

  it('K-6: a look-alike of a definition has no operations', () => {
    expect(available({ document: definition.document } as unknown as ValidatedDefinition, heldPermit({}))).toEqual([])
  })

  it.each<readonly [string, Part]>([
    ['type', { version: 4 }],
    ['state', { lifecycle_state: 'lost' }],
    ['transition', { lifecycle_state: 'expired' }],
  ])('K-170: refused at %s, though arguments are missing', (step, parts) => {
    expect(renewalOf(renewable({}, by), {}, {}, parts)).toMatchObject({
      status: 'refused',
      step,
      rule: null,
      clauses: [],
    })
  })
})

describe('known arguments', () => {
  const definition = renewable({}, by)

  it('legal with those that are required, and with the defaults of the others', () => {
    const fields = { by: required, times: { type: 'integer', required: true, default: 1 } }

    expect(renewalOf(renewable({}, { arguments: { fields } }), {}, { by: 'ann' })).toEqual({
      operation: 'renew',
      status: 'legal',
    })
  })

  it('K-47: those that are wrong or not declared refuse by themselves; those that are missing are not mentioned', () => {
    expect(renewalOf(definition, {}, { why: 7, hue: 1 })).toMatchObject({
      status: 'refused',
      step: 'arguments',
      refusal: { kind: 'validation', errors: [{ path: 'arguments.why' }, { path: 'arguments.hue' }] },
    })
  })

  it('K-37: a member inside a known argument is not missing: it has its default, or is required', () => {
    const zone = {
      type: 'object',
      properties: { name: required, tier: { type: 'integer', required: true, default: 1 } },
    }
    const operation = {
      arguments: { fields: { zone, by: required } },
      preconditions: [{ assert: { eq: ['$args.zone.tier', 1] } }],
    }

    expect(renewalOf(renewable({}, operation), {}, { zone: { name: 'A' } })).toMatchObject({
      status: 'depends',
      residual: true,
    })
    expect(renewalOf(renewable({}, operation), {}, { zone: {} })).toMatchObject({
      status: 'refused',
      step: 'arguments',
    })
  })

  it.each([null, [], 'ann', new Date(0), { by: undefined }])('K-52: %j is not arguments', (known) => {
    expect(renewalOf(definition, {}, known)).toMatchObject({ status: 'refused', step: 'arguments' })
  })

  it('what is missing: what must be given, then what may be, then what is read and not declared', () => {
    const fields = { z: required, a: text, y: required, b: { ...required, default: 'x' }, known: text }
    const operation = {
      arguments: { fields, additional_fields: true },
      preconditions: [{ assert: { all: [{ eq: ['$args.later', '$args.earlier.inner'] }, { exists: '$args.known' }] } }],
      emits: [{ type: 'Renewed', payload: ['$args.later', '$args.a', '$args'] }],
    }

    expect(renewalOf(renewable({}, operation), {}, { known: 'here' })).toMatchObject({
      arguments: ['y', 'z', 'a', 'b', 'earlier', 'later'],
    })
  })
})

describe('a refusal that no argument changes', () => {
  const overflowing = { visits: exact('18446744073709551615') }
  const schema = { visits: { type: 'integer', required: true }, note: json, plate: text }
  const at = (step: string, kind: string) => ({ status: 'refused', step, refusal: { kind }, rule: null, clauses: [] })
  const settingWith = (set: Part, fields: Part) =>
    renewalOf(renewable(schema, { ...by, set }), { visits: 0, ...fields })

  it('K-130: an assignment that reads nothing open', () => {
    expect(settingWith({ visits: { increment: 1 } }, overflowing)).toMatchObject(at('set', 'increment_overflow'))
    expect(settingWith({ note: ['$fields.plate'] }, {})).toMatchObject(at('set', 'template'))
    expect(settingWith({ note: ['$args.by', '$fields.plate'] }, {})).toMatchObject(at('set', 'template'))
    expect(settingWith({ note: ['$args.by'] }, {})).toMatchObject({ status: 'depends' })
  })

  it('K-172: a field that no open argument reaches', () => {
    expect(settingWith({ note: '$args.why' }, { plate: 7 })).toMatchObject(at('fields', 'validation'))
    expect(settingWith({ plate: '$args.why' }, { plate: 7 })).toMatchObject({ status: 'depends' })
    expect(settingWith({ plate: { cleared: true } }, { plate: 7 })).toMatchObject({ status: 'depends' })
    expect(settingWith({ plate: 'AB-1' }, { plate: 7 })).toMatchObject({ status: 'depends' })
  })

  it('K-172: a required field is not missing where an open argument reaches it', () => {
    const definition = renewable({ owner: required }, { ...by, set: { owner: '$args.by' } })

    expect(renewalOf(definition)).toMatchObject({ status: 'depends' })
    expect(renewalOf(renewable({ owner: required }, by))).toMatchObject(at('fields', 'validation'))
  })

  it('K-174: revisions that are used up', () => {
    const revision = exact('9223372036854775807')

    expect(renewalOf(renewable({}, by), {}, {}, { revision })).toMatchObject(at('revision', 'revision_exhausted'))
  })

  it('D-5: what would be nested too deep, before the first event that reads something open', () => {
    const wrapped = (levels: number): unknown => (levels === 0 ? '$fields.note' : [wrapped(levels - 1)])
    const deep = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown
    const emitting = (...payloads: readonly unknown[]) =>
      renewalOf(renewable(schema, { ...by, emits: payloads.map((payload) => ({ type: 'Renewed', payload })) }), {
        visits: 0,
        note: deep,
      })

    expect(emitting(1, wrapped(90), '$args.why')).toMatchObject({
      step: 'events',
      refusal: { kind: 'validation', errors: [{ path: 'events[1].payload' }] },
    })
    expect(emitting('$args.why', wrapped(90))).toMatchObject({ status: 'depends' })
    expect(emitting(1, '$fields.note', '$args.why')).toMatchObject({ status: 'depends' })
  })

  it('K-77: an event that reads what is not there', () => {
    const emitting = (payload: unknown) => ({ ...by, emits: [{ type: 'Renewed', payload }] })

    expect(renewalOf(renewable(schema, emitting(['$args.by', '$fields.note'])), { visits: 0 })).toMatchObject(
      at('events', 'template'),
    )
    expect(renewalOf(renewable(schema, emitting('$args.why')), { visits: 0 })).toMatchObject({ status: 'depends' })
    expect(
      renewalOf(renewable(schema, { ...emitting('$fields.note'), set: { note: '$args.why' } }), { visits: 0 }),
    ).toMatchObject({ status: 'depends' })
    expect(
      renewalOf(renewable(schema, { ...emitting('$old_fields.note'), set: { note: '$args.why' } }), { visits: 0 }),
    ).toMatchObject(at('events', 'template'))
  })
})
