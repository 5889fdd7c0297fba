import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { actionDefects, defineAction, defineEntityType, entityTypeDefects, ProviderInstance, t } from '../src/index.js'
import { noteProvider } from './notes.js'

const right = {
  id: 'note',
  name: 'Note',
  description: 'A note.',
  data: t.object({ id: t.string }),
  searchInput: t.object({ query: t.string }),
  search: () => ({ results: [] }),
  get: () => undefined,
}

const defectsOf = (part: object): readonly string[] =>
  entityTypeDefects({ ...right, ...part }).map(({ kind, path }) => `${kind}: ${path}`)

describe('the definition of an entity type', () => {
  it('without a fault has no defect', () => {
    expect(entityTypeDefects(right)).toEqual([])
  })

  it.each<[string, object, readonly string[]]>([
    ['an id that tools cannot be named by', { id: 'my notes' }, ['invalid_id: id']],
    ['an id that is too long', { id: 'a'.repeat(33) }, ['invalid_id: id']],
    ['a blank name', { name: ' ' }, ['blank_text: name']],
    ['no description', { description: undefined }, ['blank_text: description']],
    ['records without an id', { data: t.object({ key: t.string }) }, ['no_string_id: data.id']],
    ['records whose id is a number', { data: t.object({ id: t.number }) }, ['no_string_id: data.id']],
    ['records whose id may be absent', { data: t.object({ id: t.optional(t.string) }) }, ['no_string_id: data.id']],
    ['records that are no objects', { data: t.string }, ['not_an_object: data']],
    ['records of zod without an id', { data: z.object({ key: z.string() }) }, ['no_string_id: data.id']],
    [
      'a search input that is a union',
      { searchInput: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) },
      ['not_an_object: searchInput'],
    ],
    [
      'fields that paging has',
      { searchInput: t.object({ cursor: t.optional(t.string), limit: t.integer }) },
      ['reserved_field: searchInput.cursor', 'reserved_field: searchInput.limit'],
    ],
    [
      'a field of zod that paging has',
      { searchInput: z.object({ limit: z.number() }) },
      ['reserved_field: searchInput.limit'],
    ],
    ['schemas that are none', { data: {}, searchInput: null }, ['no_json_schema: data', 'no_json_schema: searchInput']],
    ['no functions', { search: undefined, get: 'get' }, ['not_a_function: search', 'not_a_function: get']],
  ])('with %s is refused', (_what, part, defects) => {
    expect(defectsOf(part)).toEqual(defects)
    expect(() => defineEntityType({ ...right, ...part } as never)).toThrow(/^entity type `/)
  })

  it('takes ids that are only a few texts', () => {
    expect(defectsOf({ data: t.object({ id: t.keyof({ a: null, b: null }) }) })).toEqual([])
    expect(defectsOf({ data: z.object({ id: z.literal('a') }) })).toEqual([])
  })

  it('says what is wrong where it throws', () => {
    const given = { ...right, id: 'my notes', searchInput: t.object({ limit: t.integer }) }
    expect(() => defineEntityType(given as never)).toThrow(
      'entity type `my notes`: `id` is not a letter with up to 31 letters, digits, `_` and `-` behind it; ' +
        '`searchInput.limit` is taken by paging: name the field something else',
    )
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(defineEntityType(right))).toBe(true)
  })
})

describe('the definition of an action', () => {
  const act = {
    id: 'act',
    name: 'Act',
    description: 'Acts.',
    input: t.object({}),
    output: t.object({}),
    execute: () => ({}),
  }

  it.each<[string, object, readonly string[]]>([
    ['a blank description', { description: '' }, ['blank_text']],
    ['an input that is no object', { input: t.string }, ['not_an_object']],
    ['an output that JSON has not', { output: z.object({ at: z.date() }) }, ['no_json_schema']],
    ['nothing to do', { execute: undefined }, ['not_a_function']],
  ])('with %s is refused', (_what, part, kinds) => {
    expect(actionDefects({ ...act, ...part }).map(({ kind }) => kind)).toEqual(kinds)
    expect(() => defineAction({ ...act, ...part })).toThrow(/^action `act`: /)
  })

  it('may not make a tool of a name that one of an entity type has', () => {
    const action = defineAction({ ...act, id: 'note_search' })
    const { provider, type } = noteProvider()
    const message = 'provider `acme`: `note_search` names a tool of an entity type: name the action something else'
    expect(() => provider.actions.register(action)).toThrow(message)
    expect(() => ProviderInstance({ id: 'acme' }).actions.register(action).entities.register(type)).toThrow(message)
    expect(provider.actions.list()).toEqual([])
  })
})

describe('a provider', () => {
  it.each([
    [{ id: 'a_b' }, '`id` is not a letter'],
    [{ id: 'a'.repeat(25) }, '`id` is not a letter'],
    [{ id: '' }, '`id` is not a letter'],
    [{ id: 'a', name: '' }, '`name` is blank'],
    [{ id: 'a', limits: { concurrent: 0 } }, '`limits.concurrent` is no whole number that fits'],
    [{ id: 'a', limits: { callTime: Infinity } }, '`limits.callTime` is no whole number that fits'],
  ])('%j is refused', (options, message) => {
    expect(() => ProviderInstance(options)).toThrow(message)
  })

  it('is called by its id where it has no name', () => {
    expect(ProviderInstance({ id: 'acme' })).toMatchObject({ name: 'acme', description: '' })
  })
})
