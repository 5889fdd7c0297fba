import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setMember } from '../../src/value/json.js'
import { bare, locker, withCondition, withField, withOperation } from './locker.js'
import { failureOf, messageOf, pathOf } from './support.js'

const objects: readonly (readonly [path: string, steps: readonly (string | number)[]])[] = [
  ['', []],
  ['schema', ['schema']],
  ['schema.fields.code', ['schema', 'fields', 'code']],
  ['schema.fields.place.properties.hall', ['schema', 'fields', 'place', 'properties', 'hall']],
  ['schema.fields.notes.items', ['schema', 'fields', 'notes', 'items']],
  ['lifecycle', ['lifecycle']],
  ['invariants[0]', ['invariants', 0]],
  ['invariants[0].assert', ['invariants', 0, 'assert']],
  ['create', ['create']],
  ['create.emit', ['create', 'emit']],
  ['operations.take', ['operations', 'take']],
  ['operations.take.arguments', ['operations', 'take', 'arguments']],
  ['operations.take.arguments.fields.renter', ['operations', 'take', 'arguments', 'fields', 'renter']],
  ['operations.close.transitions[0]', ['operations', 'close', 'transitions', 0]],
  ['operations.take.preconditions[0]', ['operations', 'take', 'preconditions', 0]],
  ['operations.take.preconditions[0].assert.all[1]', ['operations', 'take', 'preconditions', 0, 'assert', 'all', 1]],
  ['operations.take.emits[0]', ['operations', 'take', 'emits', 0]],
  ['projections.by_size', ['projections', 'by_size']],
]

const objectAt = (root: unknown, steps: readonly (string | number)[]): { [name: string]: unknown } =>
  steps.reduce((holder, step) => (holder as { [name: string]: unknown })[step], root) as { [name: string]: unknown }

// No key of the format holds an upper-case letter.
const unknownKeys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `X${text}`),
)

describe('closed keys', () => {
  it('K-7: an unknown key in any object of the format is refused, by its name and its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...objects), unknownKeys, fc.jsonValue(), ([path, steps], key, value) => {
        const document = structuredClone(locker())
        setMember(objectAt(document, steps), key, value)
        const failure = failureOf(document)
        expect(failure.path).toBe(path === '' ? key : `${path}.${key}`)
        expect(failure.message).toContain(`\`${key}\``)
      }),
    )
  })

  it('K-7: a misspelled key is answered with the key that was meant', () => {
    expect(failureOf(withField({ type: 'string', requried: true }))).toEqual({
      kind: 'parse_failure',
      path: 'schema.fields.part.requried',
      message: '`requried` is not a key of a field, did you mean `required`?',
    })
  })

  it('K-7: a key that is close to none is answered without a guess', () => {
    expect(messageOf(bare({ colour: 'red' }))).toBe('`colour` is not a key of a definition')
  })

  it('K-7: an unknown key of an object is named before a fault inside the object', () => {
    expect(pathOf(bare({ schema: { fields: { part: {} } }, typo: true }))).toBe('typo')
  })

  it('K-21: of two unknown keys the first in name order is named, however they are ordered', () => {
    expect(pathOf(bare({ zone: 1, area: 1 }))).toBe('area')
    expect(pathOf(bare({ area: 1, zone: 1 }))).toBe('area')
  })

  it.each([
    [{ schema: {}, lifecycle: { initial: 'in', states: ['in'] } }, 'entity', 'a definition needs the key `entity`'],
    [withField({ required: true }), 'schema.fields.part.type', 'a field needs the key `type`'],
    [
      withOperation({ transitions: [{ to: 'in' }] }),
      'operations.turn.transitions[0].from',
      'a transition needs the key `from`',
    ],
    [bare({ lifecycle: { initial: 'in' } }), 'lifecycle.states', 'a lifecycle needs the key `states`'],
    [bare({ invariants: [{}] }), 'invariants[0].assert', 'a rule needs the key `assert`'],
    [bare({ create: { emit: {} } }), 'create.emit.type', 'an event needs the key `type`'],
    [bare({ projections: { p: {} } }), 'projections.p.key', 'a projection needs the key `key`'],
  ])('K-7: a required key that is missing is named (%#)', (document, path, message) => {
    expect(failureOf(document)).toEqual({ kind: 'parse_failure', path, message })
  })

  it('K-8: writing both `emit` and `emits` on an operation is refused', () => {
    expect(failureOf(withOperation({ emit: [], emits: [] }))).toEqual({
      kind: 'parse_failure',
      path: 'operations.turn.emit',
      message: '`emit` and `emits` are two spellings of one key, write one',
    })
  })

  it('K-8: a fault inside `emit` of an operation is placed under the spelling of the author', () => {
    expect(pathOf(withOperation({ emit: [{ payload: {} }] }))).toBe('operations.turn.emit[0].type')
    expect(pathOf(withOperation({ emit: { type: 'Turned' } }))).toBe('operations.turn.emit')
  })

  it('K-8: `create` has a single event under `emit`, and no `emits`', () => {
    expect(messageOf(bare({ create: { emits: [] } }))).toBe(
      '`emits` is not a key of a create block, did you mean `emit`?',
    )
    expect(pathOf(bare({ create: { emit: [{ type: 'Made' }] } }))).toBe('create.emit')
  })

  it('K-10: a service operator closes its operand too', () => {
    const quantifier = { in: '$fields.notes', as: 'note', that: true, where: true }
    expect(pathOf(withCondition({ for_all: quantifier }))).toBe('invariants[0].assert.for_all.where')
  })
})
