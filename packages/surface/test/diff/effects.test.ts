import { describe, expect, it } from 'vitest'
import { changed, type Edit } from './changed.js'

/** Whom a change breaks, and where; the sentences are for people. */
const effects = (edits: readonly Edit[]): readonly string[] =>
  changed(...edits).map((line) => line.split(': ', 1)[0] ?? '')

type Case = readonly [sentence: string, edits: readonly Edit[], effects: readonly string[]]

const typeCases: readonly Case[] = [
  ['a new version keeps what is stored under the old one', [[['version'], 2]], ['compatible version']],
  ['another entity is another type', [[['entity'], 'table']], ['breaks_callers entity', 'breaks_stored entity']],
]

const fieldCases: readonly Case[] = [
  [
    'that is added and required breaks both',
    [[['schema', 'fields', 'room'], { type: 'string', required: true }]],
    ['breaks_callers schema.room', 'breaks_stored schema.room'],
  ],
  [
    'that is added, required and has a default breaks what is stored: defaults fill in creations only (K-35)',
    [[['schema', 'fields', 'room'], { type: 'string', required: true, default: 'a' }]],
    ['breaks_stored schema.room'],
  ],
  [
    'that is added and optional is compatible',
    [[['schema', 'fields', 'room'], { type: 'string' }]],
    ['compatible schema.room'],
  ],
  [
    'that is added with a default is compatible',
    [[['schema', 'fields', 'room'], { type: 'string', default: 'x' }]],
    ['compatible schema.room'],
  ],
  [
    'that is removed breaks both',
    [[['schema', 'fields', 'note']]],
    ['breaks_callers schema.note', 'breaks_stored schema.note'],
  ],
  [
    'that is removed from a schema that is open now is admitted unchecked',
    [[['schema', 'fields', 'note']], [['schema', 'additional_fields'], true]],
    ['compatible schema', 'compatible schema.note'],
  ],
  [
    'of another kind breaks both',
    [[['schema', 'fields', 'note'], { type: 'boolean' }]],
    ['breaks_callers schema.note', 'breaks_stored schema.note'],
  ],
  [
    'of a kind that takes more is compatible',
    [[['schema', 'fields', 'legs'], { type: 'number', required: true, default: 4, min: 3, max: 6 }]],
    ['compatible schema.legs'],
  ],
  [
    'that is free JSON now breaks who reads it',
    [[['schema', 'fields', 'note'], { type: 'json' }]],
    ['breaks_callers schema.note'],
  ],
  [
    'that was an enum keeps its lengths in mind',
    [[['schema', 'fields', 'size'], { type: 'string', default: 'sma', max_length: 3 }]],
    [
      'compatible schema.size',
      'compatible schema.size',
      'compatible schema.size',
      'breaks_callers schema.size',
      'breaks_stored schema.size',
    ],
  ],
  [
    'that was a reference was never blank (K-54)',
    [[['schema', 'fields', 'owner'], { type: 'string', min_length: 1 }]],
    ['compatible schema.owner'],
  ],
  [
    'breaks at the bound that is narrower, and not at the one that is wider',
    [[['schema', 'fields', 'code'], { type: 'string', required: true, min_length: 1, max_length: 4 }]],
    ['compatible schema.code', 'breaks_callers schema.code', 'breaks_stored schema.code'],
  ],
  [
    'whose bound is written otherwise is the same one (K-57)',
    [[['schema', 'fields', 'legs'], { type: 'integer', required: true, default: 4, min: 3, max: 6.0 }]],
    [],
  ],
  [
    'that is optional now breaks who reads it',
    [
      [['schema', 'fields', 'code'], { type: 'string', min_length: 2, max_length: 8 }],
      [['create'], {}],
    ],
    ['breaks_callers schema.code', 'breaks_callers create.emit'],
  ],
  [
    'that is required now breaks both',
    [[['schema', 'fields', 'note'], { type: 'string', required: true }]],
    ['breaks_callers schema.note', 'breaks_stored schema.note'],
  ],
  [
    'that is required now and has a default breaks what is stored',
    [[['schema', 'fields', 'note'], { type: 'string', required: true, default: 'a' }]],
    ['breaks_stored schema.note'],
  ],
  [
    'with another default means something else where it is left out',
    [[['schema', 'fields', 'legs'], { type: 'integer', required: true, default: 5, min: 3, max: 6 }]],
    ['compatible schema.legs'],
  ],
  [
    'without its default has to be given',
    [[['schema', 'fields', 'legs'], { type: 'integer', required: true, min: 3, max: 6 }]],
    ['breaks_callers schema.legs'],
  ],
  [
    'loses a text of its enum and wins another',
    [[['schema', 'fields', 'size'], { type: 'enum', values: ['huge', 'small'], default: 'small' }]],
    ['breaks_callers schema.size', 'breaks_stored schema.size', 'compatible schema.size'],
  ],
  [
    'that points at another type breaks both; its inverse is only kept',
    [[['schema', 'fields', 'owner'], { type: 'ref', entity: 'team', inverse: 'x' }]],
    ['breaks_callers schema.owner', 'breaks_stored schema.owner', 'compatible schema.owner'],
  ],
  [
    'inside a list is judged like any other',
    [[[...['schema', 'fields', 'parts'], 'items', 'properties', 'name'], { type: 'string', required: true }]],
    ['breaks_callers schema.parts[].name', 'breaks_stored schema.parts[].name'],
  ],
]

const lifecycleCases: readonly Case[] = [
  [
    'breaks what is stored in a state that is gone',
    [
      [
        ['lifecycle', 'states'],
        ['free', 'taken', 'broken'],
      ],
    ],
    ['breaks_stored lifecycle.states', 'compatible lifecycle.states'],
  ],
  [
    'has no order that a decision depends on',
    [
      [
        ['lifecycle', 'states'],
        ['taken', 'free', 'gone'],
      ],
    ],
    ['compatible lifecycle.states'],
  ],
  ['that begins elsewhere breaks callers', [[['lifecycle', 'initial'], 'gone']], ['breaks_callers lifecycle.initial']],
  [
    'breaks what is stored where nothing leads on any more',
    [[['operations', 'leave']]],
    ['breaks_stored lifecycle.states', 'breaks_callers operations.leave'],
  ],
  [
    'breaks callers where a source is gone, not where one is new',
    [[['operations', 'take', 'transitions'], [{ from: 'gone', to: 'taken' }]]],
    [
      'breaks_stored lifecycle.states',
      'breaks_callers operations.take.transitions',
      'compatible operations.take.transitions',
    ],
  ],
  [
    'breaks callers where an operation leads elsewhere',
    [[['operations', 'take', 'transitions'], [{ from: 'free', to: 'gone' }]]],
    ['breaks_callers operations.take.transitions'],
  ],
]

const operationCases: readonly Case[] = [
  [
    'that is added is compatible',
    [[['operations', 'give'], { transitions: [{ from: 'gone', to: 'taken' }] }]],
    ['compatible operations.give'],
  ],
  [
    'with one more required argument breaks callers, and nothing that is stored',
    [[['operations', 'take', 'arguments', 'fields', 'why'], { type: 'string', required: true }]],
    ['breaks_callers operations.take.arguments.why'],
  ],
  [
    'whose argument has no default any more breaks callers: what reads it may refuse',
    [[['operations', 'take', 'arguments', 'fields', 'days'], { type: 'integer' }]],
    ['breaks_callers operations.take.arguments.days'],
  ],
  [
    'without an argument breaks callers',
    [[['operations', 'leave', 'arguments'], { fields: { x: { type: 'json' } } }]],
    ['compatible operations.leave.arguments.x'],
  ],
  [
    'breaks callers where what it writes too may be absent or not fit',
    [
      [
        ['operations', 'take', 'set'],
        { owner: '$args.by', note: '$args.by', code: '$args.by', legs: { increment: 1 }, size: 'small' },
      ],
    ],
    [
      'breaks_callers operations.take.set.code',
      'breaks_callers operations.take.set.legs',
      'compatible operations.take.set.note',
      'compatible operations.take.set.size',
    ],
  ],
  [
    'breaks callers where it writes something else, or no more',
    [
      [['operations', 'take', 'set'], {}],
      [['operations', 'leave', 'set', 'owner'], 'nobody'],
    ],
    ['breaks_callers operations.leave.set.owner', 'breaks_callers operations.take.set.owner'],
  ],
]

const ruleCases: readonly Case[] = [
  [
    'that asks for more breaks callers',
    [[['operations', 'take', 'preconditions', 0, 'assert'], { lte: ['$args.days', 10] }]],
    ['breaks_callers operations.take.preconditions'],
  ],
  [
    'that asks for less is compatible',
    [[['operations', 'take', 'preconditions', 0, 'assert'], { lte: ['$args.days', 60] }]],
    ['compatible operations.take.preconditions'],
  ],
  [
    'of which nobody can say which way it changed says so',
    [[['operations', 'take', 'preconditions', 0, 'assert'], { ne: ['$args.days', 60] }]],
    ['breaks_callers operations.take.preconditions'],
  ],
  [
    'with another name breaks who tells refusals apart; a message is for people',
    [
      [['operations', 'take', 'preconditions', 0, 'name'], 'brief'],
      [['operations', 'take', 'preconditions', 0, 'message'], 'x'],
    ],
    ['breaks_callers operations.take.preconditions', 'compatible operations.take.preconditions'],
  ],
  [
    'that is an invariant breaks what is stored too; without one nothing is refused',
    [[['invariants'], [{ name: 'noted', assert: { exists: '$fields.note' } }]]],
    ['compatible invariants', 'breaks_callers invariants', 'breaks_stored invariants'],
  ],
  [
    'that refuses nothing is compatible',
    [[['invariants', 1], { name: 'always', assert: true }]],
    ['compatible invariants'],
  ],
]

const eventCases: readonly Case[] = [
  [
    'is told by its payload, member by member',
    [[['operations', 'take', 'emits', 0, 'payload'], { who: '$args.by', note: '$fields.note' }]],
    [
      'breaks_callers operations.take.emits.DeskTaken',
      'breaks_callers operations.take.emits.DeskTaken',
      'compatible operations.take.emits.DeskTaken',
    ],
  ],
  [
    'with another payload breaks who reads it',
    [[['operations', 'take', 'emits', 0, 'payload'], { by: '$id' }]],
    ['breaks_callers operations.take.emits.DeskTaken'],
  ],
  [
    'that is new is compatible unless it may refuse the call',
    [
      [['operations', 'take', 'emits', 1], { type: 'Noted', payload: '$fields.note' }],
      [['operations', 'take', 'emits', 2], { type: 'Told' }],
    ],
    ['breaks_callers operations.take.emits', 'compatible operations.take.emits'],
  ],
  ['of creation that is gone breaks who follows it', [[['create'], {}]], ['breaks_callers create.emit']],
]

const projectionCases: readonly Case[] = [
  [
    'that groups otherwise breaks who reads it; a new one is compatible',
    [[['projections'], { by_owner: { key: '$fields.owner' }, by_state: { key: '$state' } }]],
    ['breaks_callers projections.by_owner', 'compatible projections.by_state'],
  ],
  ['that is gone breaks who reads it', [[['projections'], {}]], ['breaks_callers projections.by_owner']],
]

describe('the type', () => {
  it.each(typeCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('a field', () => {
  it.each(fieldCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('the lifecycle', () => {
  it.each(lifecycleCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('an operation', () => {
  it.each(operationCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('a rule', () => {
  it.each(ruleCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('an event', () => {
  it.each(eventCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('a projection', () => {
  it.each(projectionCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})
