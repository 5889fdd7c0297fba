import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import { accepted, errorPaths } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { creating, extending } from '../loan.js'
import { extend } from './deciding.js'

const note = { type: 'string' }
const weight = { type: 'number' }
const any = { type: 'json' }
const level = { semantics: 'service/2' }

const args = {
  arguments: {
    fields: { note, weight, any, by: { type: 'object', required: true, properties: { name: note } } },
  },
  response: { fields: { note, any } },
}

const noting = extending(
  { note, name: note, weight, any, seen: note },
  [
    {
      name: 'noted',
      effect: 'updates',
      set: { seen: 'yes' },
      set_if_present: {
        note: { argument: 'note' },
        name: { argument: 'by.name' },
        weight: { argument: 'weight' },
        any: { argument: 'any' },
      },
      emits: [
        { type: 'Noted', payload: { z: 1 }, payload_if_present: { a: { argument: 'note' }, b: { argument: 'any' } } },
      ],
      responds_if_present: { note: { argument: 'note' }, any: { argument: 'any' } },
    },
  ],
  args,
  level,
)

const held = { note: 'blue', name: 'al', weight: 2, any: 1 }

describe('copying optional arguments', () => {
  it('SR-132, SR-134: what is absent leaves the loaded field, the payload and the response as they are', () => {
    const { instance, record } = accepted(extend(noting, held, { by: {} }))
    expect(instance.fields).toEqual({ ...held, seen: 'yes' })
    expect(record.changed).toEqual({ seen: 'yes' })
    expect(record.events[0]?.payload).toEqual({ z: 1 })
    expect(record.response).toEqual({})
  })

  it('SR-132, SR-134, SR-135: what is present is written everywhere, as it was spelled', () => {
    const sent = { note: 'red', weight: exact('2.50'), any: null, by: { name: 'bo' } }
    const { instance, record } = accepted(extend(noting, held, sent))
    expect(instance.fields).toEqual({ any: null, name: 'bo', note: 'red', seen: 'yes', weight: exact('2.50') })
    expect(record.events[0]?.payload).toEqual({ a: 'red', b: null, z: 1 })
    expect(record.response).toEqual({ any: null, note: 'red' })
  })

  it('SR-132: a null that its field does not admit is refused with the arguments', () => {
    expect(errorPaths(extend(noting, held, { by: {}, note: null }))).toEqual(['arguments.note'])
  })

  it('SR-134: on a creation what is absent is not produced', () => {
    const outcome = { name: 'lent', effect: 'creates', set_if_present: { note: { argument: 'note' } } }
    const definition = define(creating({ note }, [outcome], args, level))
    const create = (input: Part) => accepted(decideCreate(definition, { id: 'l-1', fields: { by: {}, ...input } }))
    expect(create({}).instance.fields).toEqual({})
    expect(create({ note: 'red' }).instance.fields).toEqual({ note: 'red' })
  })

  it('SR-140: an operation without branches copies into its events', () => {
    const definition = {
      ...noting,
      operations: {
        extend: {
          arguments: args.arguments,
          transitions: [{ from: 'out', to: 'out' }],
          emits: [{ type: 'Noted', payload_if_present: { a: { argument: 'by.name' } } }],
        },
      },
    }
    expect(accepted(extend(definition, {}, { by: { name: 'bo' } })).events[0]?.payload).toEqual({ a: 'bo' })
    expect(accepted(extend(definition, {}, { by: {} })).events[0]?.payload).toEqual({})
  })
})
