import { defineEntity, Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime, type QueryStore, type Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { governed, governedMessage, type GovernedDefinition, type GovernedOptions } from '../../src/governed/index.js'
import { definition, optionsOver, valueOf, type Session } from './claims.js'

type Options = GovernedOptions<Session, GovernedDefinition>

const sentences = (changes: Partial<Options>, store: Store = memoryStore()): readonly string[] => {
  const made = governed<Session, GovernedDefinition>({ ...optionsOver(store), ...changes })
  return isLeft(made) ? made.left.map(governedMessage) : []
}

const withDefinition = (changes: Partial<GovernedDefinition>) => ({ definition: { ...definition, ...changes } })

describe('what is wrong with a governed definition is found when it is made', () => {
  it('nothing is wrong with that of these tests', () => {
    expect(sentences({})).toEqual([])
  })

  it('a store that answers no queries', () => {
    const store: Store & Partial<QueryStore> = memoryStore()
    delete store.query
    expect(sentences({}, store)).toEqual(['`runtime` has a store that answers no queries'])
  })

  it.each<[string, Partial<Options>, readonly string[]]>([
    [
      'fields',
      { searchable: { text: ['amount', 'titel'], matching: ['parts'], order_by: ['team', 'parts', 'kind'] } },
      [
        '`searchable.text.amount` holds no text',
        '`searchable.text.titel` is a field of no version',
        '`searchable.matching.parts` holds no text, number or boolean',
        '`searchable.order_by.team` is no number, boolean, enum or text with a `max_length` of at most 256',
        '`searchable.order_by.parts` is no number, boolean, enum or text with a `max_length` of at most 256',
      ],
    ],
    ['a page limit', { pageLimit: 1_001 }, ['`pageLimit` is no whole number of 1 to 1000']],
    [
      'what is allowed',
      withDefinition({ versions: [1, 2], operations: { settle: { trusted: ['rank'] }, lose: {} } }),
      [
        '`claim.versions` there is no version 2 of this definition',
        '`claim.operations.settle.trusted` no version takes `rank`',
        '`claim.operations.lose` no version has an operation `lose`',
      ],
    ],
    [
      'an id that no tool can have',
      withDefinition({ id: 'claim/1', operations: {}, create: { id: 'make' } }),
      ['`definition.id` is not a letter with up to 31 letters, digits, `_` and `-` behind it'],
    ],
    [
      'two tools of one name',
      withDefinition({ operations: { raise: { id: 'claim_get' }, settle: {} } }),
      ['`definition` has two tools of the name `claim_get`: give one another `id`'],
    ],
    ['a blank name', withDefinition({ name: ' ' }), ['`definition.name` is no text, or blank']],
  ])('%s', (_what, changes, expected) => {
    expect(sentences(changes)).toEqual(expected)
  })
})

describe('a definition whose names no tool could have', () => {
  const odd = valueOf(
    defineEntity({
      entity: 'Mängel/Liste',
      schema: { fields: { ort: { type: 'string' } } },
      lifecycle: { initial: 'offen', states: ['offen'] },
      operations: { 'schließe ab': { transitions: [{ from: 'offen', to: 'offen' }] } },
    }),
  )
  const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(odd.definition)), store: memoryStore() })

  it('A: is handed out under ids of its own', () => {
    const options = { ...optionsOver(memoryStore()), runtime, searchable: { text: ['ort'] } }
    const operations = { 'schließe ab': { id: 'close' } }
    const entity = 'Mängel/Liste'
    const made = valueOf(governed({ ...options, definition: { entity, versions: [1], id: 'defect', operations } }))
    expect([made.type.id, made.actions.map(({ id }) => id)]).toEqual(['defect', ['close']])
    const plain = governed({ ...options, definition: { entity, versions: [1], operations: { 'schließe ab': {} } } })
    expect(isLeft(plain) ? plain.left.map(({ kind }) => kind) : []).toEqual(['invalid_id', 'invalid_id'])
  })
})
