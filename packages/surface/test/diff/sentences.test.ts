import { describe, expect, it } from 'vitest'
import { diffDefinitions } from '../../src/index.js'
import { kiln } from '../definition.js'
import { changed, changedFrom } from './changed.js'

const assertion = ['operations', 'take', 'preconditions', 0, 'assert']

const told = (was: unknown, is: unknown): string =>
  changedFrom([[assertion, was]], [[assertion, is]])
    .join('\n')
    .split(': ')
    .at(-1) ?? ''

describe('the reason of a change', () => {
  it('of a definition and itself is none', () => {
    expect(diffDefinitions(kiln.document, kiln.document)).toEqual([])
  })

  it('says that a default does not reach what is stored', () => {
    expect(changed([['schema', 'fields', 'room'], { type: 'string', required: true, default: 'a' }])).toEqual([
      'breaks_stored schema.room: added: `string`, required, default "a": ' +
        'a default fills in what is created, not what is stored: an instance without it is refused',
    ])
  })

  it('says a rule in words, before and after', () => {
    expect(changed([assertion, { lte: ['$args.days', 10] }])).toEqual([
      'breaks_callers operations.take.preconditions: `short`: the argument `days` is at most 30 -> ' +
        'the argument `days` is at most 10: it asks for more: it refuses some of what was accepted',
    ])
  })
})

const days = (operator: string, value: unknown) => ({ [operator]: ['$args.days', value] })
const unsaid = 'it may refuse what was accepted'
const less = 'it holds wherever it held before'
const more = 'it refuses some of what was accepted'

describe('a condition that changed', () => {
  it.each([
    ['a greater upper bound', days('lte', 3), days('lte', 4), less],
    ['a strict bound that is one no more', days('lt', 3), days('lte', 3), less],
    ['a bound that is strict now', days('gte', 3), days('gt', 3), more],
    ['the other side', days('lte', 3), days('gte', 3), unsaid],
    ['one more in an `all`', days('lte', 3), { all: [days('lte', 3), { exists: '$args.by' }] }, more],
    ['one more in an `any`', days('lte', 3), { any: [{ exists: '$args.by' }, days('lte', 3)] }, less],
    ['a longer list', { in: ['$args.days', [1, 2]] }, { in: ['$args.days', [3, 2, 1]] }, less],
    ['one text instead of a list', { in: ['$args.by', ['a', 'b']] }, { eq: ['$args.by', 'a'] }, more],
    ['a list that may be unknown', { in: ['$args.days', [1]] }, { in: ['$args.days', [1, '$fields.legs']] }, unsaid],
    ['an argument instead of another', days('lte', 3), { lte: ['$fields.legs', 3] }, unsaid],
    ['never', days('lte', 3), false, more],
  ])('%s', (_, was, is, reason) => {
    expect(told(was, is)).toBe(reason)
  })

  it('of so many parts that nobody could wait for an answer is answered: nobody can say', () => {
    const nested = (depth: number, subject: string): unknown =>
      depth === 0
        ? { exists: subject }
        : { [depth % 2 === 0 ? 'any' : 'all']: [nested(depth - 1, subject), nested(depth - 1, subject)] }
    expect(told(nested(12, '$args.by'), nested(12, '$args.days'))).toBe(unsaid)
  })
})
