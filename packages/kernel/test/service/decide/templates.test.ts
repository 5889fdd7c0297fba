import { describe, expect, it } from 'vitest'
import { exact } from '../../support/exact.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { extending } from '../loan.js'
import { extend } from './deciding.js'

const text = { type: 'string' }

describe('what the templates of an outcome read', () => {
  const noting = (branch: Part): Part =>
    extending({ due: text, was: text, seen: { type: 'json' } }, [{ name: 'noted', effect: 'updates', ...branch }], {
      arguments: { fields: { due: text } },
      response: { additional_fields: true },
    })

  it('SR-126: every assignment reads the fields before', () => {
    const definition = noting({ set: { due: '$args.due', was: '$fields.due', seen: '$old_fields.due' } })
    expect(accepted(extend(definition, { due: 'may' }, { due: 'june' })).instance.fields).toEqual({
      due: 'june',
      seen: 'may',
      was: 'may',
    })
  })

  it('SR-126: assignments run in name order, which tells the refusal', () => {
    const definition = noting({ set: { was: '$fields.was', due: '$fields.due' } })
    expect(refused(extend(definition, {}))).toMatchObject({ kind: 'template', expression: '$fields.due' })
  })

  it('SR-127: events and the response read the resulting fields', () => {
    const definition = noting({
      set: { due: '$args.due' },
      emits: [{ type: 'Noted', payload: ['$fields.due', '$old_fields.due', '$from_state', '$to_state', '$state'] }],
      responds: { now: '$fields.due', was: '$old_fields.due' },
    })
    const { record } = accepted(extend(definition, { due: 'may' }, { due: 'june' }, 'back'))
    expect(record.events[0]?.payload).toEqual(['june', 'may', 'back', 'back', 'back'])
    expect(record.response).toEqual({ now: 'june', was: 'may' })
  })

  it('SR-127: from the preconditions on, `$to_state` is where the outcome leads', () => {
    const definition = extending({}, [{ name: 'moved', effect: { moves: { from: 'out', to: 'lost' } } }], {
      preconditions: [{ assert: { eq: ['$to_state', 'lost'] } }],
    })
    expect(accepted(extend(definition, {})).instance.lifecycle_state).toBe('lost')
  })

  it('SR-106, SR-128: the `set`, `emits` and transitions beside branches are not used', () => {
    const definition = extending({ due: text }, [{ name: 'noted', emits: [{ type: 'Noted' }] }], {
      transitions: [{ from: 'out', to: 'lost' }],
      set: { due: 'soon' },
      emits: [{ type: 'Ignored' }],
    })
    const { record, instance } = accepted(extend(definition, {}))
    expect(record.events.map(({ type }) => type)).toEqual(['Noted'])
    expect(record).toMatchObject({ effect: 'unchanged', to_state: 'out' })
    expect(instance).toMatchObject({ revision: 5, lifecycle_state: 'out', fields: {} })
  })

  it('SR-126: no default is filled into the fields of an operation', () => {
    const definition = extending({ due: { ...text, default: 'soon' } }, [{ name: 'noted', emits: [{ type: 'Noted' }] }])
    expect(accepted(extend(definition, {})).instance.fields).toEqual({})
  })

  it('SR-28, SR-108a: a sum past the signed range is refused before it is validated', () => {
    const definition = extending({ times: { type: 'integer', required: true } }, [
      { name: 'noted', effect: 'updates', set: { times: { increment: 1 } } },
    ])
    expect(refused(extend(definition, { times: exact('9223372036854775807') }))).toMatchObject({
      kind: 'increment_overflow',
      field: 'times',
    })
    expect(accepted(extend(definition, { times: exact('9223372036854775806') })).instance.fields).toEqual({
      times: exact('9223372036854775807'),
    })
  })

  it('SR-108a: a sum that no binary64 holds is refused; others are exact', () => {
    const adding = (increment: unknown): Part =>
      extending({ weight: { type: 'number', required: true } }, [
        { name: 'noted', effect: 'updates', set: { weight: { increment } } },
      ])
    expect(refused(extend(adding(exact('1.7e308')), { weight: exact('1.7e308') }))).toMatchObject({
      kind: 'increment_overflow',
    })
    expect(accepted(extend(adding(exact('0.1')), { weight: exact('0.2') })).instance.fields).toEqual({
      weight: exact('0.3'),
    })
  })
})
