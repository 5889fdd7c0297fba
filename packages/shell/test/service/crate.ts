import { parseDefinition, Registry, type DefinitionDocument, type Semantics } from '@assent/kernel'
import { valueOf } from '../parcel.js'

const text = { type: 'string' }

const source = {
  entity: 'crate',
  version: 1,
  identity: { field: 'mark' },
  schema: { fields: { mark: { ...text, required: true }, kilos: { type: 'number' } } },
  lifecycle: { initial: 'open', states: ['open', 'shut'] },
  create: {
    arguments: { fields: { mark: { ...text, required: true }, rush: { type: 'boolean', default: false } } },
    outcomes: [
      { name: 'no_rush', when: { truthy: '$args.rush' }, refuses: { error: 'TooSoon' } },
      { name: 'made', effect: 'creates', set: { mark: '$args.mark' }, emits: [{ type: 'CrateMade', payload: {} }] },
    ],
  },
  operations: {
    shut: {
      arguments: { fields: { kilos: { type: 'number', required: true } } },
      response: { fields: { kilos: { type: 'number', required: true } } },
      outcomes: [
        {
          name: 'shut',
          effect: { moves: { from: 'open', to: 'shut' } },
          set: { kilos: '$args.kilos' },
          responds: { kilos: '$fields.kilos' },
        },
        { name: 'shut_before', wrong_state: true, refuses: { error: 'Shut' } },
      ],
    },
    empty: { transitions: [{ from: 'shut', to: 'open' }], set: { kilos: { cleared: true } } },
  },
} as const

/** A crate under a level of the service rules. */
export const crate = (semantics: Semantics): DefinitionDocument => valueOf(parseDefinition({ ...source, semantics }))

/** The registry of it. */
export const crates = (semantics: Semantics): Registry => valueOf(Registry.empty.register(crate(semantics)))
