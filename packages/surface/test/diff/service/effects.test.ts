import { describe, expect, it } from 'vitest'
import { changedIn, type Edit, type Part } from '../changed.js'

const label = { type: 'string', required: true }

const loan = (): Part => ({
  entity: 'loan',
  semantics: 'service/3',
  identity: { field: 'code' },
  relations: { reader: { kind: 'references', target: 'reader', cardinality: 'one', via: 'reader' } },
  scales: { wear: ['poor', 'fair', 'good'] },
  schema: {
    fields: {
      code: { ...label, alphabet: 'AB12' },
      reader: { type: 'string' },
      wear: { type: 'enum', values: ['poor', 'fair', 'good'] },
      marks: { type: 'map', key: 'integer', items: { type: 'integer', max: 9 } },
      origin: { type: 'union', tag: 'kind', variants: { bought: { type: 'number' }, given: { type: 'json' } } },
      renewals: { type: 'integer', required: true, default: 0 },
      note: { type: 'string' },
      receipt: { type: 'string' },
    },
  },
  lifecycle: { initial: 'out', states: ['out', 'back', 'lost'] },
  create: {
    arguments: { fields: { code: { ...label, alphabet: 'AB12' }, days: { type: 'integer', default: 7 } } },
    response: { fields: { code: label } },
    outcomes: [
      {
        name: 'too_long',
        when: { compare: { left: '$args.days', op: 'gt', right: 30 } },
        refuses: { error: 'TooLong' },
      },
      { name: 'lent', effect: 'creates', set: { code: '$args.code' }, responds: { code: '$args.code' } },
    ],
  },
  operations: {
    renew: {
      arguments: { fields: { note: { type: 'string' }, wear: { ...label } } },
      response: { fields: { note: { type: 'string' }, renewals: { type: 'integer', required: true } } },
      outcomes: [
        {
          name: 'too_often',
          when: { compare: { left: '$fields.renewals', op: 'gte', right: 2 } },
          refuses: { error: 'RenewedTooOften', message: 'two are the most' },
        },
        {
          name: 'worn',
          when: { compare: { left: '$args.wear', op: 'lt', right: 'fair' } },
          refuses: { error: 'Worn' },
        },
        {
          name: 'renewed',
          effect: { moves: { from: 'out', to: 'out' } },
          set: { renewals: { increment: 1 } },
          set_if_present: { note: { argument: 'note' } },
          fulfills: { receipt: { actions: 'optional' } },
          emits: [
            { type: 'Renewed', payload: { code: '$fields.code' }, payload_if_present: { n: { argument: 'note' } } },
          ],
          responds: { renewals: '$fields.renewals' },
          responds_if_present: { note: { argument: 'note' } },
        },
        { name: 'not_out', wrong_state: true, refuses: { error: 'NotOut' } },
      ],
    },
    find: { outcomes: [{ name: 'found', effect: { moves: { from: 'lost', to: 'back' } } }] },
  },
})

/** Whom a change breaks, and where; the sentences are for people. */
const effects = (edits: readonly Edit[]): readonly string[] =>
  changedIn(loan, ...edits).map((line) => line.split(': ', 1)[0] ?? '')

type Case = readonly [sentence: string, edits: readonly Edit[], effects: readonly string[]]

const both = (path: string): readonly string[] => [`breaks_callers ${path}`, `breaks_stored ${path}`]

const renewed = ['operations', 'renew', 'outcomes', 2] as const
const tooOften = ['operations', 'renew', 'outcomes', 0] as const
const at = (name: string): string => `operations.renew.outcomes.${name}`

const fieldCases: readonly Case[] = [
  [
    'SR-30: an alphabet with fewer characters',
    [[['schema', 'fields', 'code', 'alphabet'], 'AB1']],
    both('schema.code'),
  ],
  [
    'SR-30: an alphabet with more characters',
    [[['schema', 'fields', 'code', 'alphabet'], '321BA']],
    ['compatible schema.code'],
  ],
  ['SR-30: no alphabet any more', [[['schema', 'fields', 'code', 'alphabet']]], ['compatible schema.code']],
  [
    'SR-30: an alphabet where there was none',
    [[['schema', 'fields', 'reader', 'alphabet'], 'a']],
    both('schema.reader'),
  ],
  [
    'SR-30: a text of the characters of an enum',
    [[['schema', 'fields', 'wear'], { type: 'string', alphabet: 'poraifgd' }]],
    Array<string>(4).fill('compatible schema.wear'),
  ],
  ['SR-23: any text as a key', [[['schema', 'fields', 'marks', 'key'], 'string']], ['compatible schema.marks']],
  ['SR-23: decimals as keys', [[['schema', 'fields', 'marks', 'key'], 'decimal']], ['compatible schema.marks']],
  ['SR-23: keys of another kind', [[['schema', 'fields', 'marks', 'key'], 'uuid']], both('schema.marks')],
  ['SR-23: narrower values', [[['schema', 'fields', 'marks', 'items', 'max'], 8]], both('schema.marks{}')],
  ['SR-23: wider values', [[['schema', 'fields', 'marks', 'items', 'max'], 10]], ['compatible schema.marks{}']],
  [
    'SR-31: a required member in a map, for its default is not filled in',
    [
      [
        ['schema', 'fields', 'marks', 'items'],
        { type: 'object', properties: { a: { type: 'string', required: true, default: 'x' } } },
      ],
    ],
    both('schema.marks{}'),
  ],
  ['SR-24: another tag', [[['schema', 'fields', 'origin', 'tag'], 'how']], both('schema.origin')],
  [
    'SR-24: a label that is gone, and one that is new',
    [[['schema', 'fields', 'origin', 'variants'], { found: { type: 'json' }, given: { type: 'json' } }]],
    [...both('schema.origin'), 'compatible schema.origin'],
  ],
  [
    'SR-26: a payload that is required now',
    [[['schema', 'fields', 'origin', 'variants', 'given', 'required'], true]],
    both('schema.origin(given)'),
  ],
  [
    'SR-27: a number as a binary64',
    [[['schema', 'fields', 'origin', 'variants', 'bought', 'type'], 'binary64']],
    ['compatible schema.origin(bought)'],
  ],
]

const declarationCases: readonly Case[] = [
  ['SR-5: no higher level than is needed', [[['semantics'], 'service/3']], []],
  ['SR-82: no identity any more', [[['identity']]], ['breaks_callers identity']],
  ['SR-82: another identity', [[['identity', 'field'], 'renewals']], both('identity')],
  ['SR-97: a relation that is gone', [[['relations', 'reader']]], ['breaks_callers relations.reader']],
  [
    'SR-97: a relation that is new',
    [[['relations', 'other'], { kind: 'references', target: 'x', cardinality: 'one', via: 'note' }]],
    ['compatible relations.other'],
  ],
  ['SR-97: another target', [[['relations', 'reader', 'target'], 'person']], both('relations.reader')],
  ['SR-97: another carrier', [[['relations', 'reader', 'via'], 'note']], ['breaks_callers relations.reader']],
  [
    'SR-80: a text more, between the others',
    [
      [
        ['scales', 'wear'],
        ['poor', 'fair', 'used', 'good'],
      ],
    ],
    ['compatible scales.wear'],
  ],
  [
    'SR-80: another order',
    [
      [
        ['scales', 'wear'],
        ['fair', 'poor', 'good'],
      ],
    ],
    ['breaks_callers scales.wear'],
  ],
  [
    'SR-80: a text less',
    [
      [
        ['scales', 'wear'],
        ['fair', 'good'],
      ],
    ],
    ['breaks_callers scales.wear'],
  ],
  [
    'SR-80: a further scale that disagrees',
    [
      [
        ['scales', 'shine'],
        ['good', 'poor'],
      ],
    ],
    ['breaks_callers scales.shine'],
  ],
  [
    'SR-80: a further scale of other texts',
    [
      [
        ['scales', 'size'],
        ['small', 'large'],
      ],
    ],
    ['compatible scales.size'],
  ],
  [
    'SR-80: another order where an invariant asks for it',
    [
      [
        ['scales', 'wear'],
        ['good', 'fair', 'poor'],
      ],
      [['invariants'], [{ assert: { compare: { left: '$fields.wear', op: 'gt', right: 'poor' } } }]],
    ],
    [...both('invariants'), ...both('scales.wear')],
  ],
]

const takenCases: readonly Case[] = [
  ['SR-115: refuses less', [[[...tooOften, 'when', 'compare', 'right'], 3]], [`compatible ${at('too_often')}`]],
  ['SR-115: refuses more', [[[...tooOften, 'when', 'compare', 'right'], 1]], [`breaks_callers ${at('too_often')}`]],
  [
    'SR-115: the last one takes more',
    [[['operations', 'find', 'outcomes', 0], { name: 'found', effect: { moves: { from: 'lost', to: 'back' } } }]],
    [],
  ],
  [
    'SR-115: asks where it did not',
    [[[...renewed, 'when'], { truthy: '$args.wear' }]],
    [`breaks_callers ${at('renewed')}`],
  ],
  [
    'SR-115: is only for one state',
    [
      [[...tooOften, 'in_state'], 'out'],
      [['operations', 'renew', 'outcomes', 'length'], 3],
    ],
    [`breaks_callers ${at('not_out')}`, `compatible ${at('too_often')}`],
  ],
  [
    'SR-118: stands before another one',
    [
      [tooOften, { name: 'worn', when: { truthy: '$args.wear' }, refuses: { error: 'Worn' } }],
      [
        ['operations', 'renew', 'outcomes', 1],
        {
          name: 'too_often',
          when: { compare: { left: '$fields.renewals', op: 'gte', right: 2 } },
          refuses: { error: 'RenewedTooOften', message: 'two are the most' },
        },
      ],
    ],
    ['breaks_callers operations.renew.outcomes', `breaks_callers ${at('worn')}`],
  ],
  [
    'SR-115: is new and stands before one that accepts',
    [
      [
        ['operations', 'find', 'outcomes'],
        [
          { name: 'denied', when: { truthy: '$fields.note' }, refuses: { error: 'Denied' } },
          { name: 'found', effect: { moves: { from: 'lost', to: 'back' } } },
        ],
      ],
    ],
    ['breaks_callers operations.find.outcomes.denied'],
  ],
  [
    'SR-120: is new and for a wrong state',
    [[['operations', 'find', 'outcomes', 1], { name: 'not_lost', wrong_state: true, refuses: { error: 'NotLost' } }]],
    ['compatible operations.find.outcomes.not_lost'],
  ],
  [
    'is renamed',
    [[[...renewed, 'name'], 'prolonged']],
    [`compatible ${at('prolonged')}`, `breaks_callers ${at('renewed')}`],
  ],
]

const endingCases: readonly Case[] = [
  [
    'names another error',
    [[[...tooOften, 'refuses', 'error'], 'TooOften']],
    [`breaks_callers ${at('too_often')}.refuses`],
  ],
  ['has another message', [[[...tooOften, 'refuses', 'message'], 'x']], [`compatible ${at('too_often')}.refuses`]],
  [
    'accepts what it refused',
    [
      [
        tooOften,
        {
          name: 'too_often',
          when: { compare: { left: '$fields.renewals', op: 'gte', right: 2 } },
          effect: 'updates',
          responds: { renewals: 0 },
        },
      ],
    ],
    [`compatible ${at('too_often')}.refuses`],
  ],
  ['moves elsewhere', [[[...renewed, 'effect', 'moves', 'to'], 'back']], [`breaks_callers ${at('renewed')}.effect`]],
  [
    'moves from a further state',
    [
      [
        [...renewed, 'effect', 'moves', 'from'],
        ['out', 'back'],
      ],
    ],
    [`compatible ${at('renewed')}.effect`],
  ],
  [
    'has another effect',
    [
      [[...renewed, 'effect'], 'updates'],
      [['operations', 'renew', 'outcomes', 'length'], 3],
    ],
    [`breaks_callers ${at('not_out')}`, `breaks_callers ${at('renewed')}.effect`],
  ],
  ['no longer copies', [[[...renewed, 'set_if_present']]], [`breaks_callers ${at('renewed')}.set_if_present.note`]],
  ['no longer has the host fulfil', [[[...renewed, 'fulfills']]], [`breaks_callers ${at('renewed')}.fulfills.receipt`]],
  [
    'emits one member less where it was given',
    [[[...renewed, 'emits', 0, 'payload_if_present']]],
    [`breaks_callers ${at('renewed')}.emits.Renewed.payload_if_present.n`],
  ],
  [
    'answers with something else',
    [[[...renewed, 'responds', 'renewals'], 1]],
    [`breaks_callers ${at('renewed')}.responds.renewals`],
  ],
  [
    'no longer answers what was given',
    [[[...renewed, 'responds_if_present']]],
    [`breaks_callers ${at('renewed')}.responds_if_present.note`],
  ],
  [
    'answers with a member more',
    [
      [['operations', 'renew', 'response', 'fields', 'done'], { type: 'boolean' }],
      [[...renewed, 'responds', 'done'], true],
    ],
    ['compatible operations.renew.response.done', `compatible ${at('renewed')}.responds.done`],
  ],
  [
    'is of a command whose answer may lack a member',
    [[['operations', 'renew', 'response', 'fields', 'renewals', 'required'], false]],
    ['breaks_callers operations.renew.response.renewals'],
  ],
]

const commandCases: readonly Case[] = [
  ['SR-106: a creation that is decided otherwise', [[['create'], {}]], ['breaks_callers create.outcomes']],
  [
    'SR-106: an operation that is decided otherwise',
    [[['operations', 'find'], { transitions: [{ from: 'lost', to: 'back' }] }]],
    ['breaks_callers operations.find.outcomes'],
  ],
  [
    'another default of what outcomes ask about',
    [[['create', 'arguments', 'fields', 'days', 'default'], 31]],
    ['breaks_callers create.arguments.days'],
  ],
  [
    'a state that nothing leads on from',
    [[['operations', 'find']]],
    ['breaks_stored lifecycle.states', 'breaks_callers operations.find'],
  ],
]

describe('a field under the service rules', () => {
  it.each(fieldCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('identity, relations, scales', () => {
  it.each(declarationCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })

  it('SR-6: a higher level keeps what it had; the rules of the kernel alone are others', () => {
    const plain = (): Part => ({
      entity: 'lamp',
      semantics: 'service/1',
      schema: { fields: { n: { type: 'integer' } } },
      lifecycle: { initial: 'a', states: ['a'] },
    })
    expect(changedIn(plain, [['semantics'], 'service/3'])).toEqual([
      'compatible semantics: service/1 -> service/3: what both levels know is decided the same way',
    ])
    expect(changedIn(plain, [['semantics']]).map((line) => line.split(': ')[0])).toEqual(both('semantics'))
  })
})

describe('an outcome that', () => {
  it.each([...takenCases, ...endingCases])('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})

describe('a command with outcomes', () => {
  it.each(commandCases)('%s', (_, edits, expected) => {
    expect(effects(edits)).toEqual(expected)
  })
})
