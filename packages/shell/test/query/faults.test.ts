import { parseJson, type Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { longestContains, longestQuestion, parseQuery, planQuery } from '../../src/index.js'
import { errorOf, valueOf } from '../parcel.js'

const question = Buffer.from('["berth",{}]', 'utf8').toString('hex')

/** The fault that the whole reading of a query finds. */
const faultOf = (query: unknown): string => {
  const parsed = parseQuery(query)
  return isLeft(parsed) ? parsed.left.detail : errorOf(planQuery(parsed.right)).detail
}

const jsonOf = (text: string): Json => valueOf(parseJson(text))

describe('the faults of a query', () => {
  // Each row has the faults of all the rows after it as well.
  it.each([
    ['its shape', { entity: 'berth', after: 1, limit: 0 }, '`after`: it is not text'],
    ['no dot', { entity: 'berth', after: 'zz', limit: 0 }, 'no dot'],
    ['no hexadecimal', { entity: 'berth', after: `00.zz`, limit: 0 }, 'lower-case hexadecimal'],
    ['odd hexadecimal', { entity: 'berth', after: `00.fff`, limit: 0 }, 'lower-case hexadecimal'],
    ['upper-case hexadecimal', { entity: 'berth', after: `00.FF`, limit: 0 }, 'lower-case hexadecimal'],
    ['another query', { entity: 'berth', after: `00.ff`, limit: 0 }, 'another query'],
    ['an id that is not UTF-8', { entity: 'berth', after: `${question}.ff`, limit: 0 }, 'UTF-8'],
    ['its limit', { entity: 'berth', after: `${question}.61`, limit: 0 }, '`limit` is not an integer of 1 to 1000'],
  ])('Q-9: are told in their order: %s', (_what, query, detail) => {
    expect(faultOf(query)).toContain(detail)
  })

  it('Q-1: name the member, also where it is a name of the host', () => {
    expect(faultOf({ entity: 'berth', colour: 1 })).toBe('`colour` is no member of a query')
    expect(faultOf(jsonOf('{"entity":"berth","__proto__":1}'))).toBe('`__proto__` is no member of a query')
    expect(faultOf({ entity: 'berth', constructor: 1 })).toBe('`constructor` is no member of a query')
    expect(faultOf({})).toBe('`entity` is missing')
    expect(faultOf({ entity: 'berth', matching: { a: [1, Number.NaN] } })).toContain('matching.a[1]')
    expect(faultOf({ entity: 'berth', text: { contains: 'x', in: ['a'], whole: 1 } })).toBe(
      '`text`: `whole` is no member of it',
    )
  })

  it.each(['1.0', '1e2', '100.5', '9007199254740993'])(
    'Q-9: a limit spelled %s is no integer of 1 to 1000',
    (token) => {
      expect(faultOf(jsonOf(`{"entity":"berth","limit":${token}}`))).toContain('`limit`')
    },
  )

  it('Q-1: what throws when it is looked at is no query', () => {
    const { proxy: throwing, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(faultOf(throwing)).toBe('it is no object')
    expect(faultOf({ entity: 'berth', matching: { get: 1 }, state: throwing })).toContain('not JSON')
  })

  it('D-12: texts and questions have a longest length', () => {
    const contains = 'x'.repeat(longestContains)
    expect(parseQuery({ entity: 'berth', text: { contains, in: ['a'] } })._tag).toBe('Right')
    expect(faultOf({ entity: 'berth', text: { contains: `${contains}x`, in: ['a'] } })).toContain('longer than 256')
    const frame = '["berth",{"a":""}]'.length
    const a = 'x'.repeat(longestQuestion - frame)
    expect(parseQuery({ entity: 'berth', matching: { a } })._tag).toBe('Right')
    expect(faultOf({ entity: 'berth', matching: { a: `${a}x` } })).toContain('longer than 65536')
  })

  it('are asked for once: what the caller changes later does not matter', () => {
    const matching = { a: 1 }
    const parsed = valueOf(parseQuery({ entity: 'berth', matching }))
    matching.a = 2
    expect(parsed.matching).toEqual({ a: 1 })
  })
})
