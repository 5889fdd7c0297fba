import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import { bytesOf } from '../support/bytes.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted } from '../support/outcome.js'
import { present } from '../support/present.js'

const greenhouse = define({
  entity: 'greenhouse',
  version: 2,
  schema: {
    fields: {
      crop: { type: 'string', required: true },
      target: { type: 'number', default: exact('18.50') },
      alarm: { type: 'string' },
      waterings: { type: 'integer', required: true, default: 0 },
    },
  },
  lifecycle: { initial: 'fallow', states: ['fallow', 'growing', 'harvested'] },
  create: { emit: { type: 'Prepared', payload: { house: '$id', crop: '$fields.crop' } } },
  operations: {
    plant: {
      arguments: { fields: { by: { type: 'string', required: true }, target: { type: 'number', default: 21 } } },
      transitions: [{ from: ['fallow', 'harvested'], to: 'growing' }],
      set: { target: '$args.target', alarm: { cleared: true }, waterings: { increment: 1 } },
      emit: [
        { type: 'Planted', payload: { by: '$args.by', crop: '$fields.crop', was: '$old_fields.target' } },
        {
          type: 'Heated',
          payload: ['$from_state', '$state', '$to_state', '$fields.waterings', '$old_fields.waterings'],
        },
      ],
    },
  },
})
const created = accepted(decideCreate(greenhouse, { id: 'g-2', fields: { crop: 'leek', alarm: 'frost' } }))
const planted = accepted(
  decide(greenhouse, { instance: created.instance, operation: 'plant', arguments: { by: 'ida' } }),
)

const about = { entity: 'greenhouse', version: 2, id: 'g-2' }
const fieldsCreated = { alarm: 'frost', crop: 'leek', target: exact('18.50'), waterings: 0 }
const createdEvent = {
  ...about,
  revision: 1,
  type: 'Prepared',
  from_state: null,
  to_state: 'fallow',
  changed: fieldsCreated,
  args: fieldsCreated,
  payload: { house: 'g-2', crop: 'leek' },
}
const createdInstance = { ...about, lifecycle_state: 'fallow', revision: 1, fields: fieldsCreated }

const change = { changed: { target: 21, waterings: 1 }, removed: ['alarm'] }
const plantedEvent = {
  ...about,
  revision: 2,
  from_state: 'fallow',
  to_state: 'growing',
  ...change,
  args: { by: 'ida', target: 21 },
}
const plantedEvents = [
  { ...plantedEvent, type: 'Planted', payload: { by: 'ida', crop: 'leek', was: exact('18.50') } },
  { ...plantedEvent, type: 'Heated', payload: ['fallow', 'growing', 'growing', 1, 0] },
]
const plantedInstance = {
  ...about,
  lifecycle_state: 'growing',
  revision: 2,
  fields: { crop: 'leek', target: 21, waterings: 1 },
}

const keysOf = (value: object): readonly string[] => Object.keys(value).sort()

describe('decisions and their records', () => {
  it('K-179, K-180, K-183, K-185, K-186, K-196: the whole decision of a creation', () => {
    expect(created).toEqual({
      instance: createdInstance,
      events: [createdEvent],
      record: {
        definition: greenhouse.document,
        command: { command: 'create', fields: fieldsCreated },
        entity: 'greenhouse',
        id: 'g-2',
        revision: 1,
        from_state: null,
        to_state: 'fallow',
        result: createdInstance,
        changed: fieldsCreated,
        events: [createdEvent],
      },
    })
  })

  it('K-175, K-179, K-180, K-181, K-183, K-185, K-186: the whole decision of an execution', () => {
    expect(planted).toEqual({
      instance: plantedInstance,
      events: plantedEvents,
      record: {
        definition: greenhouse.document,
        command: { command: 'execute', operation: 'plant', arguments: { by: 'ida', target: 21 } },
        entity: 'greenhouse',
        id: 'g-2',
        revision: 2,
        from_state: 'fallow',
        to_state: 'growing',
        result: plantedInstance,
        ...change,
        events: plantedEvents,
      },
    })
  })

  it('K-179: an instance has exactly six keys', () => {
    expect(keysOf(planted.instance)).toEqual(['entity', 'fields', 'id', 'lifecycle_state', 'revision', 'version'])
  })

  it('K-180, K-182: an event has exactly its keys, none of an envelope', () => {
    const always = [
      'args',
      'changed',
      'entity',
      'from_state',
      'id',
      'payload',
      'revision',
      'to_state',
      'type',
      'version',
    ]

    expect(keysOf(present(created.events[0]))).toEqual(always)
    expect(keysOf(present(planted.events[0]))).toEqual([...always, 'removed'].sort())
  })

  it('K-183, K-184: a record has exactly its keys, no version and no service members', () => {
    const always = [
      'changed',
      'command',
      'definition',
      'entity',
      'events',
      'from_state',
      'id',
      'result',
      'revision',
      'to_state',
    ]

    expect(keysOf(created.record)).toEqual(always)
    expect(keysOf(planted.record)).toEqual([...always, 'removed'].sort())
    expect(keysOf(planted.record.command)).toEqual(['arguments', 'command', 'operation'])
  })

  it('K-181: all events of a decision agree on everything but type and payload', () => {
    const facts = planted.events.map(({ type: _type, payload: _payload, ...rest }) => bytesOf(rest))

    expect(new Set(facts).size).toBe(1)
  })

  it('K-185: the fields of a creation command are the fields of the result', () => {
    expect(created.record.command).toEqual({ command: 'create', fields: created.record.result.fields })
  })

  it('K-186: the instance is the result of the record, the events are its events', () => {
    expect(bytesOf(planted.instance)).toBe(bytesOf(planted.record.result))
    expect(bytesOf(planted.events)).toBe(bytesOf(planted.record.events))
  })

  it('K-204: fields, arguments and changes are held in name order at every depth', () => {
    expect(
      [created.instance.fields, created.record.changed, present(planted.events[0]).args, planted.record.changed].map(
        (part) => Object.keys(part),
      ),
    ).toEqual([
      ['alarm', 'crop', 'target', 'waterings'],
      ['alarm', 'crop', 'target', 'waterings'],
      ['by', 'target'],
      ['target', 'waterings'],
    ])
  })

  it('K-59, K-56: number tokens are kept through defaults, fields, events and record', () => {
    expect(bytesOf(created)).toContain('"target":18.50')
    expect(bytesOf(planted.events)).toContain('"was":18.50')
  })
})
