import { describe, expect, it } from 'vitest'
import { exact } from '../support/exact.js'
import { parsed } from '../support/define.js'
import { bare, withField, withOperation } from './locker.js'
import { failureOf, fieldOf, messageOf, normalForm, pathOf } from './support.js'

describe('what a key takes', () => {
  it.each([
    [7, '', 'expected a definition (an object), found the number `7`'],
    [[], '', 'expected a definition (an object), found a list of 0'],
    [null, '', 'expected a definition (an object), found null'],
    [bare({ entity: 12 }), 'entity', 'expected a text, found the number `12`'],
    [bare({ schema: 'open' }), 'schema', 'expected an object schema (an object), found a text'],
    [bare({ schema: { fields: [] } }), 'schema.fields', 'expected an object of fields, found a list of 0'],
    [
      bare({ schema: { additional_fields: 'yes' } }),
      'schema.additional_fields',
      'expected true or false, found a text',
    ],
    [
      withField({ type: 'string', required: 1 }),
      'schema.fields.part.required',
      'expected true or false, found the number `1`',
    ],
    [withField({ type: 'number', min: '3' }), 'schema.fields.part.min', 'expected a number or null, found a text'],
    [
      withField({ type: 'enum', values: ['a', 1] }),
      'schema.fields.part.values[1]',
      'expected a text, found the number `1`',
    ],
    [withField('string'), 'schema.fields.part', 'expected a field (an object), found a text'],
    [
      withField({ type: 'array', items: 'string' }),
      'schema.fields.part.items',
      'expected a field (an object) or null, found a text',
    ],
    [
      bare({ lifecycle: { initial: 'in', states: 'in' } }),
      'lifecycle.states',
      'expected a list of texts, found a text',
    ],
    [bare({ operations: { turn: null } }), 'operations.turn', 'expected an operation (an object), found null'],
    [
      withOperation({ transitions: {} }),
      'operations.turn.transitions',
      'expected a list of transitions, found an object',
    ],
    [
      withOperation({ transitions: [{ from: 3, to: 'in' }] }),
      'operations.turn.transitions[0].from',
      'expected a text or a list of texts, found the number `3`',
    ],
    [
      withOperation({ transitions: [{ from: ['in', false], to: 'in' }] }),
      'operations.turn.transitions[0].from[1]',
      'expected a text, found `false`',
    ],
  ])(
    'K-7, K-14: a wrong kind is placed, and says what was expected and what was found (%#)',
    (document, path, message) => {
      expect(failureOf(document)).toEqual({ kind: 'parse_failure', path, message })
    },
  )

  it('K-7: an unknown field kind is named beside the known ones', () => {
    expect(messageOf(withField({ type: 'strng' }))).toBe(
      'expected a field kind (`string`, `integer`, `number`, `boolean`, `enum`, `array`, `object`, `json`, `ref`, ' +
        '`map`, `union`, `binary64`), found `strng`, did you mean `string`?',
    )
  })

  it.each(['min_length', 'max_length', 'min', 'max', 'items', 'entity', 'inverse', 'acyclic'])(
    'K-9: `%s` of a field may be null',
    (key) => {
      expect(fieldOf({ type: 'string', [key]: null })).toEqual(fieldOf({ type: 'string' }))
    },
  )

  it.each(['required', 'values', 'properties', 'additional_properties', 'type'])(
    'K-9: `%s` of a field may not be null',
    (key) => {
      expect(pathOf(withField({ type: 'string', [key]: null }))).toBe(`schema.fields.part.${key}`)
    },
  )

  it.each([
    'entity',
    'version',
    'schema',
    'lifecycle',
    'invariants',
    'create',
    'operations',
    'projections',
    'semantics',
  ])('K-9: `%s` of a definition may not be null', (key) => {
    expect(messageOf(bare({ [key]: null }))).toMatch(/, found null$/)
    expect(pathOf(bare({ [key]: null }))).toBe(key)
  })

  it.each(['arguments', 'transitions', 'preconditions', 'set', 'emits', 'emit'])(
    'K-9: `%s` of an operation may not be null',
    (key) => {
      expect(pathOf(withOperation({ [key]: null }))).toBe(`operations.turn.${key}`)
    },
  )

  it('K-9: name and message of a rule, the state of a projection and the event of creation may be null', () => {
    const written = bare({
      invariants: [{ name: null, assert: true, message: null }],
      projections: { all: { key: '$id', in_state: null } },
      create: { emit: null },
    })
    const left = bare({ invariants: [{ assert: true }], projections: { all: { key: '$id' } } })
    expect(normalForm(written)).toBe(normalForm(left))
  })

  it('K-9, K-7: a written null payload is the payload null, and an absent one is empty', () => {
    const events = (event: object) =>
      parsed(withOperation({ emits: [{ type: 'Turned', ...event }] })).operations['turn']?.emits
    expect(events({ payload: null })).toEqual([{ type: 'Turned', payload: null }])
    expect(events({})).toEqual([{ type: 'Turned', payload: {} }])
  })

  it('K-7: an absent default and a null default differ', () => {
    expect(fieldOf({ type: 'json', default: null })).toHaveProperty('default', null)
    expect(fieldOf({ type: 'json' })).not.toHaveProperty('default')
  })

  it('K-20: text that looks like code is text', () => {
    expect(fieldOf({ type: 'string', default: '${process.exit()}' }).default).toBe('${process.exit()}')
  })

  it('K-22, K-23: any text is a name, and values may repeat or be blank', () => {
    const field = fieldOf({ type: 'enum', values: ['a', 'a', ' '] })
    expect(field.values).toEqual(['a', 'a', ' '])
    expect(
      parsed(bare({ schema: { fields: { 'a.b': { type: 'json' }, '': { type: 'json' } } } })).schema.fields,
    ).toHaveProperty(['a.b', 'type'], 'json')
  })

  it('K-228: `__proto__` and its like are ordinary names of fields, operations, assignments and projections', () => {
    const named = (value: unknown): object => {
      const text = JSON.stringify(value)
      return JSON.parse(`{"__proto__":${text},"constructor":${text}}`) as object
    }
    const document = parsed(
      bare({
        schema: { fields: named({ type: 'json' }) },
        operations: named({ set: named(1) }),
        projections: named({ key: '$id' }),
      }),
    )
    const both = ['__proto__', 'constructor']
    expect(Object.keys(document.schema.fields)).toEqual(both)
    expect(Object.keys(document.operations)).toEqual(both)
    expect(Object.keys(document.operations['constructor']?.set ?? {})).toEqual(both)
    expect(Object.keys(document.projections)).toEqual(both)
  })
})

describe('whole numbers', () => {
  it.each([0, 1, 4294967295])('K-7, K-19, K-65: version %s parses', (version) => {
    expect(parsed(bare({ version })).version).toBe(version)
  })

  it.each(['-1', '-0', '1.0', '1e0', '1.5', '4294967296', '9007199254740993', '1e400'])(
    'K-7, K-65: `%s` is no version',
    (token) => {
      expect(failureOf(bare({ version: exact(token) }))).toEqual({
        kind: 'parse_failure',
        path: 'version',
        message: `expected a whole number from 0 to 4294967295, found the number \`${token}\``,
      })
    },
  )

  it.each(['min_length', 'max_length'])('K-65: `%s` takes a whole number token of any size, kept as it is', (key) => {
    for (const token of ['0', '12', '18446744073709551616', '1' + '0'.repeat(40)]) {
      expect(fieldOf({ type: 'string', [key]: exact(token) })).toHaveProperty(key, exact(token))
    }
  })

  it.each(['-1', '-0', '3.0', '3e1', '0.5', '1e+21'])('K-65: `%s` is no length', (token) => {
    const failure = failureOf(withField({ type: 'string', min_length: exact(token) }))
    expect(failure.path).toBe('schema.fields.part.min_length')
    expect(failure.message).toBe(`expected a whole number from 0 or null, found the number \`${token}\``)
  })

  it('K-56, K-62: bounds keep their tokens', () => {
    const field = fieldOf({ type: 'number', min: exact('0.50'), max: exact('1e400') })
    expect([field.min, field.max]).toEqual([exact('0.50'), exact('1e400')])
  })
})
