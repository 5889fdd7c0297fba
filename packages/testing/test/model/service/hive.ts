import type { EntityInstance, JsonObject } from '@assent/kernel'
import { definitionOf } from '../../../src/index.js'

const outcomes = {
  seal: [
    {
      name: 'sealed',
      when: { compare: { left: '$args.frames', op: 'gt', right: 0 } },
      effect: { moves: { from: 'open', to: 'sealed' } },
      fulfills: { sealed_at: { actions: 'optional' } },
      responds: { at: '$to_state' },
    },
    { name: 'rejected', refuses: { error: 'EmptyHive' } },
    { name: 'shut', wrong_state: true, refuses: { error: 'NotOpen', message: 'it is not open' } },
  ],
  retire: [
    { name: 'fast', when: { truthy: '$args.urgent' }, effect: { moves: { from: 'open', to: 'retired' } } },
    { name: 'slow', effect: { moves: { from: 'sealed', to: 'retired' } } },
  ],
  inspect: [
    {
      name: 'noted',
      effect: 'updates',
      set: { temper: '$args.temper' },
      set_if_present: { queen_mark: { argument: 'mark' } },
      emits: [
        {
          type: 'HiveInspected',
          payload: { now: '$fields.temper' },
          payload_if_present: { mark: { argument: 'mark' } },
        },
      ],
      responds: { was: '$old_fields.temper', now: '$fields.temper' },
    },
  ],
}

const text = { type: 'string' }
const temper = { type: 'enum', values: ['calm', 'brisk', 'hostile'], required: true }

/** The hive of the examples, its identity a tag. */
export const hiveDefinition = definitionOf({
  entity: 'hive',
  semantics: 'service/3',
  identity: { field: 'tag' },
  schema: { fields: { tag: { ...text, required: true }, temper, queen_mark: text, sealed_at: text } },
  scales: { temper: ['calm', 'brisk', 'hostile'] },
  lifecycle: { initial: 'open', states: ['open', 'sealed', 'quarantined', 'retired'] },
  invariants: [{ name: 'tame', assert: { compare: { left: '$fields.temper', op: 'lt', right: 'hostile' } } }],
  create: {
    arguments: {
      fields: {
        tag: { ...text, required: true },
        temper: { ...temper, required: false, default: 'calm' },
        closed: { type: 'boolean' },
      },
    },
    outcomes: [
      {
        name: 'closed',
        when: { all: [{ exists: '$args.closed' }, { truthy: '$args.closed' }] },
        refuses: { error: 'ApiaryClosed' },
      },
      {
        name: 'hived',
        effect: 'creates',
        set: { tag: '$args.tag', temper: '$args.temper' },
        emits: [{ type: 'Hived', payload: { id: '$id', tag: '$fields.tag' } }],
      },
    ],
  },
  operations: {
    seal: {
      arguments: { fields: { frames: { type: 'integer' } } },
      response: { fields: { at: text } },
      outcomes: outcomes.seal,
    },
    retire: { arguments: { fields: { urgent: { type: 'boolean', required: true } } }, outcomes: outcomes.retire },
    inspect: {
      arguments: { fields: { temper, mark: text } },
      response: { fields: { was: { ...text }, now: { ...text } } },
      outcomes: outcomes.inspect,
    },
  },
})

export const hiveIn = (lifecycle_state: string, fields: JsonObject = {}): EntityInstance => ({
  entity: 'hive',
  version: 1,
  id: 's:H-7',
  lifecycle_state,
  revision: 1,
  fields: { tag: 'H-7', temper: 'calm', ...fields },
})
