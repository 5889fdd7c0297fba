import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { ProviderInstance, type ProviderError, type SearchPage } from '@assent/provider'
import { memoryStore } from '@assent/shell'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { governed, type GovernedAnswer, type GovernedInstance, type GovernedSearch } from '../../src/governed/index.js'
import { optionsOver, valueOf } from './claims.js'

const claims = valueOf(governed(optionsOver(memoryStore())))
const provider = claims.registerOn(ProviderInstance({ id: 'desk' }))

describe('the types of a governed definition', () => {
  it('tell the ids of its type and of its actions', () => {
    expectTypeOf(claims.type.id).toEqualTypeOf<'claim'>()
    expectTypeOf<(typeof claims.actions)[number]['id']>().toEqualTypeOf<
      'claim_create' | 'claim_settle' | 'claim_raise'
    >()
    expectTypeOf<keyof NonNullable<(typeof provider)['types']>['entities']>().toEqualTypeOf<'claim'>()
    expectTypeOf<keyof NonNullable<(typeof provider)['types']>['actions']>().toEqualTypeOf<
      'claim_create' | 'claim_settle' | 'claim_raise'
    >()
    expect(claims.type.id).toBe('claim')
  })

  it('tell what a search takes and what calls answer', () => {
    const page = provider.search(claims.type, { input: { state: 'open' } })
    expectTypeOf(page).toEqualTypeOf<TaskEither<ProviderError, SearchPage<GovernedInstance>>>()
    expectTypeOf<Parameters<typeof provider.search<typeof claims.type>>[1]['input']>().toEqualTypeOf<GovernedSearch>()
    const [action] = claims.actions
    if (action === undefined) throw new Error('no action')
    const done = provider.execute(action, { id: 'c-1', expected_revision: 1 })
    expectTypeOf(done).toEqualTypeOf<TaskEither<ProviderError, GovernedAnswer>>()
  })

  it('take an id for another', () => {
    const options = optionsOver(memoryStore())
    const entity = 'claim'
    const made = governed({
      ...options,
      definition: {
        entity,
        versions: [1],
        id: 'case',
        operations: { settle: { trusted: ['role'], id: 'end' }, raise: {} },
      },
    })
    const cases = valueOf(made)
    expectTypeOf(cases.type.id).toEqualTypeOf<'case'>()
    expectTypeOf<(typeof cases.actions)[number]['id']>().toEqualTypeOf<'end' | 'case_raise'>()
    expect(cases.actions.map(({ id }) => id)).toEqual(['end', 'case_raise'])
  })
})
