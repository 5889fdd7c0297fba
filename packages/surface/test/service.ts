import { definitionOf } from './definition.js'

const label = { type: 'string', required: true }

/** A definition under the service rules: every kind of field that they add, identity, relations, scales, outcomes. */
export const hive = definitionOf({
  entity: 'hive',
  semantics: 'service/3',
  identity: { field: 'tag' },
  relations: {
    queen: { kind: 'references', target: 'queen', cardinality: 'one', via: 'queen_tag' },
    frames: { kind: 'owns', target: 'frame', cardinality: 'many', via: 'hive_tag' },
  },
  scales: { temper: ['calm', 'brisk', 'hostile'] },
  schema: {
    fields: {
      tag: { type: 'string', required: true, alphabet: 'HABC-0123456789' },
      temper: { type: 'enum', values: ['calm', 'brisk', 'hostile'], required: true },
      weight: { type: 'binary64', min: 0 },
      frames: { type: 'map', key: 'integer', items: { type: 'number' } },
      origin: {
        type: 'union',
        tag: 'kind',
        variants: { swarm: label, bought: { type: 'json' }, split: { type: 'integer', max: 9 } },
      },
      queen_tag: { type: 'string' },
      mark: { type: 'string' },
      sealed_at: { type: 'string' },
      visits: { type: 'integer', required: true, default: 0 },
    },
  },
  lifecycle: { initial: 'open', states: ['open', 'sealed', 'gone'] },
  create: {
    arguments: {
      fields: { tag: { ...label, alphabet: 'HABC-0123456789' }, wild: { type: 'boolean', default: false } },
    },
    response: { fields: { tag: label } },
    outcomes: [
      { name: 'too_wild', when: { truthy: '$args.wild' }, refuses: { error: 'TooWild', message: 'it would not stay' } },
      {
        name: 'settled',
        effect: 'creates',
        set: { tag: '$args.tag', temper: 'calm' },
        emits: [{ type: 'HiveSettled', payload: { tag: '$fields.tag', wild: '$args.wild' } }],
        responds: { tag: '$fields.tag' },
      },
    ],
  },
  operations: {
    inspect: {
      arguments: {
        fields: {
          temper: { type: 'enum', values: ['calm', 'brisk', 'hostile'], required: true },
          mark: { type: 'string' },
        },
      },
      response: { fields: { was: label, mark: { type: 'string' } } },
      outcomes: [
        {
          name: 'noted',
          effect: 'updates',
          set: { temper: '$args.temper', visits: { increment: 1 } },
          set_if_present: { mark: { argument: 'mark' } },
          emits: [
            {
              type: 'HiveInspected',
              payload: { frames: '$fields.visits', temper: '$args.temper' },
              payload_if_present: { mark: { argument: 'mark' } },
            },
          ],
          responds: { was: '$old_fields.temper' },
          responds_if_present: { mark: { argument: 'mark' } },
        },
      ],
    },
    seal: {
      arguments: { fields: { frames: { type: 'integer', required: true } } },
      preconditions: [{ name: 'is_calm', assert: { compare: { left: '$fields.temper', op: 'lt', right: 'hostile' } } }],
      outcomes: [
        {
          name: 'sealed',
          when: { compare: { left: '$args.frames', op: 'gt', right: 0 } },
          effect: { moves: { from: 'open', to: 'sealed' } },
          fulfills: { sealed_at: { actions: 'optional' } },
          emits: [{ type: 'HiveSealed', payload: { tag: '$fields.tag' } }],
        },
        { name: 'rejected', refuses: { error: 'EmptyHive' } },
        { name: 'shut', wrong_state: true, refuses: { error: 'NotOpen' } },
      ],
    },
    leave: { transitions: [{ from: 'sealed', to: 'gone' }] },
  },
})
