import { describe, expect, it } from 'vitest'
import { canonical } from '../../src/value/write-json.js'
import { define, defectsOf, parsed } from '../support/define.js'
import { permit, permitWith, renewable, type Part } from '../support/permit.js'

const schema = { fields: { note: { type: 'string' } } }
const branch = { name: 'granted', responds: { note: 'ok' } }

const used: readonly (readonly [string, string, string, Part])[] = [
  [
    'identity',
    'identity',
    'identity',
    permitWith({ plate: { type: 'string', required: true } }, { identity: { field: 'plate' } }),
  ],
  [
    'relations',
    'relations',
    'relations',
    permit({
      relations: { holder: { kind: 'references', target: 'resident', cardinality: 'one', via: 'holder' } },
    }),
  ],
  ['scales', 'scales', 'scales', permit({ scales: { size: ['compact', 'van'] } })],
  ['create.arguments', 'create.arguments', 'arguments', permit({ create: { arguments: schema } })],
  [
    'open create.arguments',
    'create.arguments',
    'arguments',
    permit({ create: { arguments: { additional_fields: true } } }),
  ],
  ['create.response', 'create.response', 'response', permit({ create: { response: schema } })],
  ['create.outcomes', 'create.outcomes', 'outcomes', permit({ create: { outcomes: [branch] } })],
  ['response', 'operations.renew.response', 'response', renewable({}, { response: schema })],
  ['outcomes', 'operations.renew.outcomes', 'outcomes', renewable({}, { outcomes: [branch] })],
  [
    'payload_if_present of an operation',
    'operations.renew.emits[1].payload_if_present',
    'payload_if_present',
    renewable(
      {},
      {
        arguments: schema,
        emits: [{ type: 'Renewed' }, { type: 'Noted', payload_if_present: { note: { argument: 'note' } } }],
      },
    ),
  ],
  [
    'payload_if_present at creation',
    'create.emit.payload_if_present',
    'payload_if_present',
    permit({
      create: { emit: { type: 'Issued', payload_if_present: { note: { argument: 'note' } } } },
    }),
  ],
  ['alphabet', 'schema.plate.alphabet', 'alphabet', permitWith({ plate: { type: 'string', alphabet: 'ABC' } })],
  [
    'alphabet of an argument',
    'operations.renew.arguments.plate.alphabet',
    'alphabet',
    renewable(
      {},
      {
        arguments: { fields: { plate: { type: 'string', alphabet: 'ABC' } } },
      },
    ),
  ],
  ['map', 'schema.fees', 'map', permitWith({ fees: { type: 'map', key: 'string', items: { type: 'number' } } })],
  [
    'union',
    'schema.payer',
    'union',
    permitWith({
      payer: { type: 'union', tag: 'kind', variants: { person: { type: 'string' } } },
    }),
  ],
  ['binary64', 'schema.length', 'binary64', permitWith({ length: { type: 'binary64' } })],
  [
    'binary64 deep inside',
    'schema.zones[].area',
    'binary64',
    permitWith({
      zones: { type: 'array', items: { type: 'object', properties: { area: { type: 'binary64' } } } },
    }),
  ],
  [
    'compare',
    'invariants[0].assert',
    'compare',
    permit({
      invariants: [{ assert: { compare: { left: 1, op: 'lt', right: 2 } } }],
    }),
  ],
  [
    'truthy',
    'invariants[0].assert.all[1].not',
    'truthy',
    permit({
      invariants: [{ assert: { all: [true, { not: { truthy: true } }] } }],
    }),
  ],
  [
    'for_all',
    'operations.renew.preconditions[0].assert',
    'for_all',
    renewable(
      {},
      {
        preconditions: [{ assert: { for_all: { in: '$fields.zones', as: 'zone', that: true } } }],
      },
    ),
  ],
  [
    'for_any',
    'operations.renew.preconditions[0].assert',
    'for_any',
    renewable(
      {},
      {
        preconditions: [{ assert: { for_any: { in: '$fields.zones', as: 'zone', that: true } } }],
      },
    ),
  ],
]

describe('service keys under kernel/1', () => {
  it.each(used)('K-15: %s is refused at %s as %s', (_name, path, key, definition) => {
    expect(defectsOf(definition)).toEqual([{ kind: 'semantics_key_not_available', path, key }])
  })

  it('SR-9: a definition that opts into service rules has no such defect', () => {
    expect(defectsOf(permit({ entity: '', semantics: 'service/1', scales: { size: ['van'] } }))).toEqual([
      { kind: 'empty_entity_name' },
    ])
  })

  it('K-15, K-27: a bound is not inapplicable to a service kind of number', () => {
    expect(defectsOf(permitWith({ length: { type: 'binary64', min: 0, max: 9 } }))).toEqual([
      { kind: 'semantics_key_not_available', path: 'schema.length', key: 'binary64' },
    ])
  })

  it.each(['map', 'union', 'binary64'])('K-15, K-195: a default of the service kind %s is not judged', (type) => {
    const parts = { key: 'string', items: { type: 'json' }, tag: 'kind', variants: { person: { type: 'string' } } }
    const written = { map: ['key', 'items'], union: ['tag', 'variants'] }[type] ?? []
    const own = Object.fromEntries(Object.entries(parts).filter(([name]) => written.includes(name)))

    expect(defectsOf(permitWith({ field: { type, ...own, default: 7 } }))).toEqual([
      { kind: 'semantics_key_not_available', path: 'schema.field', key: type },
    ])
  })

  it.each(['for_all', 'for_any'])('K-95: what %s asks of each element is one level deeper', (operator) => {
    const nested = (levels: number): unknown => (levels === 1 ? true : { not: nested(levels - 1) })
    const rule = (levels: number) => ({
      assert: { [operator]: { in: '$fields.zones', as: 'zone', that: nested(levels) } },
    })

    expect(defectsOf(permit({ invariants: [rule(31), rule(32)] }))).toEqual([
      { kind: 'semantics_key_not_available', path: 'invariants[0].assert', key: operator },
      { kind: 'condition_too_deep', path: 'invariants[1].assert', depth: 33, limit: 32 },
    ])
  })

  it.each([{ truthy: true }, { compare: { left: 1, op: 'eq', right: 1 } }])(
    'K-95: %j has no condition inside, so its depth is 1',
    (operator) => {
      const nested = (levels: number): unknown => (levels === 1 ? operator : { not: nested(levels - 1) })

      expect(defectsOf(permit({ invariants: [{ assert: nested(32) }, { assert: nested(33) }] }))).toMatchObject([
        { kind: 'semantics_key_not_available' },
        { kind: 'condition_too_deep', depth: 33 },
      ])
    },
  )

  it('K-15: the variants of a union are fields, each behind a bar in its path', () => {
    const payer = {
      type: 'union',
      tag: 'kind',
      variants: { person: { type: 'object', properties: { id: { type: 'map' } } } },
    }

    expect(defectsOf(permitWith({ payer })).map((defect) => 'path' in defect && defect.path)).toEqual([
      'schema.payer',
      'schema.payer|person.id',
      'schema.payer|person.id',
      'schema.payer|person.id',
    ])
  })

  it('K-102, K-110: a service operator is the one defect of its rule', () => {
    const rule = {
      assert: { all: [{ truthy: true }, { exists: '$now' }, { compare: { left: 1, op: 'eq', right: 1 } }] },
    }

    expect(defectsOf(permit({ invariants: [rule] }))).toEqual([
      { kind: 'semantics_key_not_available', path: 'invariants[0].assert.all[0]', key: 'truthy' },
    ])
  })

  const empty: readonly (readonly [string, Part])[] = [
    ['relations', permit({ relations: {} })],
    ['scales', permit({ scales: {} })],
    ['identity', permit({ identity: null })],
    ['create.arguments', permit({ create: { arguments: { fields: {}, additional_fields: false } } })],
    ['create.response', permit({ create: { response: {} } })],
    ['create.outcomes', permit({ create: { outcomes: [] } })],
    ['semantics', permit({ semantics: 'kernel/1' })],
    ['number_observation', permit({ number_observation: 'source-number/1' })],
  ]

  it.each(empty)('K-16: an empty %s is the same as none', (_name, definition) => {
    expect(canonical(define(definition).document)).toBe(canonical(define(permit()).document))
  })

  it('K-16: empty service values of an operation and its events are the same as none', () => {
    const plain = renewable({}, { emits: [{ type: 'Renewed' }] })
    const spelled = renewable({}, { response: {}, outcomes: [], emits: [{ type: 'Renewed', payload_if_present: {} }] })

    expect(canonical(define(spelled).document)).toBe(canonical(define(plain).document))
  })

  it.each([
    [
      'map',
      [
        { kind: 'semantics_key_not_available', path: 'schema.fees', key: 'map' },
        { kind: 'map_key_not_text', path: 'schema.fees' },
        { kind: 'map_value_missing', path: 'schema.fees' },
      ],
    ],
    [
      'union',
      [
        { kind: 'semantics_key_not_available', path: 'schema.fees', key: 'union' },
        { kind: 'union_variant_missing', path: 'schema.fees' },
      ],
    ],
  ])('K-17: an incomplete %s says what it lacks, after the kind', (type, defects) => {
    expect(defectsOf(permitWith({ fees: { type } }))).toEqual(defects)
  })

  it.each<Part>([{ tag: 'kind' }, { variants: { person: { type: 'string' } } }])(
    'K-17: a union needs tag and variants, not only %j',
    (part) => {
      expect(defectsOf(permitWith({ payer: { type: 'union', ...part } }))).toEqual([
        { kind: 'semantics_key_not_available', path: 'schema.payer', key: 'union' },
        { kind: 'union_variant_missing', path: 'schema.payer' },
      ])
    },
  )

  it('K-17: the one defect is enough for identity, relations and scales', () => {
    expect(defectsOf(permit({ identity: { field: 'nowhere' }, scales: { ' ': [] } }))).toEqual([
      { kind: 'semantics_key_not_available', path: 'identity', key: 'identity' },
      { kind: 'semantics_key_not_available', path: 'scales', key: 'scales' },
    ])
  })

  it('K-137: a creation has neither set nor increments, so the word is an unknown key', () => {
    expect(() => parsed(permit({ create: { set: { fee: { increment: 1 } } } }))).toThrow(/`?set`?/)
  })
})
