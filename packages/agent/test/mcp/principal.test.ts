import type { Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { isNamedByClaims, nameOf, needsClaims, resolveAll } from '../../src/mcp/principal/claims.js'
import { readPrincipal } from '../../src/mcp/principal/read-principal.js'

const refund = {
  entity: 'refund',
  tools: ['get'],
  operations: { approve: { trusted: { actor_role: 'agent' } }, submit: {} },
}

const faultsOf = (json: Json): readonly string[] => {
  const read = readPrincipal(json)
  return isLeft(read) ? read.left.map(({ path, message }) => `${path} ${message}`) : []
}

const read = (json: Json) => {
  const answer = readPrincipal(json)
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

describe('a principal in a file', () => {
  it('may leave out what it has none of', () => {
    expect(read({ who: 'model-3', allow: [{ entity: 'refund', create: {} }] })).toEqual({
      who: 'model-3',
      allow: [{ entity: 'refund', tools: [], create: { trusted: {} }, operations: {} }],
    })
    expect(read({ who: 'model-3', allow: [refund] }).allow[0]?.operations).toEqual({
      approve: { trusted: { actor_role: 'agent' } },
      submit: { trusted: {} },
    })
  })

  it.each<[Json, string]>([
    [7, ' is not an object'],
    [{}, 'who is no text'],
    [{ who: ' ', allow: [] }, 'who is no text'],
    [{ who: 'a', allow: {} }, 'allow is not a list'],
    [{ who: 'a', allow: [], role: 'human' }, 'role is not declared'],
    [{ who: 'a', allow: [{ ...refund, entity: 7 }] }, 'allow[0].entity is no text'],
    [{ who: 'a', allow: [{ ...refund, versions: ['1'] }] }, 'allow[0].versions[0] is not an integer'],
    [{ who: 'a', allow: [{ ...refund, operations: ['approve'] }] }, 'allow[0].operations is not an object'],
    [
      { who: 'a', allow: [{ ...refund, operations: { approve: null } }] },
      'allow[0].operations.approve is not an object',
    ],
    [
      { who: 'a', allow: [{ ...refund, operations: { approve: { trusted: ['actor_role'] } } }] },
      'allow[0].operations.approve.trusted is not an object',
    ],
    [{ who: 'a', allow: [{ ...refund, create: { trust: {} } }] }, 'allow[0].create.trust is not declared'],
  ])('%j: %s', (json, fault) => {
    expect(faultsOf(json)).toContain(fault)
  })

  it('an operation by any name is an operation', () => {
    const operations = JSON.parse('{"__proto__":{}}') as Json
    expect(Object.keys(read({ who: 'a', allow: [{ entity: 'e', operations }] }).allow[0]?.operations ?? {})).toEqual([
      '__proto__',
    ])
  })
})

describe('claims of a token', () => {
  it('stand where a whole value names them', () => {
    const values = { role: '$claims.role', limit: '$claims.limit', note: 'of $claims.role' }
    expect(resolveAll(values, { role: 'human', limit: 7 })).toEqual({
      role: 'human',
      limit: 7,
      note: 'of $claims.role',
    })
  })

  it('one that is missing gives nothing, also where every object has it by nature', () => {
    expect(resolveAll({ role: '$claims.role' }, {})).toBeUndefined()
    expect(resolveAll({ role: '$claims.constructor' }, {})).toBeUndefined()
  })

  it('name the caller by text that is not blank', () => {
    const byClaim = read({ who: '$claims.sub', allow: [] })
    expect(nameOf(byClaim, { sub: 'grace' })).toBe('grace')
    // The last blank is one of Unicode's that `trim` leaves: no host takes it for a name.
    for (const claims of [{}, { sub: ' ' }, { sub: 7 }, { sub: null }, { sub: '\u0085' }]) {
      expect(nameOf(byClaim, claims)).toBeUndefined()
    }
    expect(isNamedByClaims(byClaim)).toBe(true)
    expect(isNamedByClaims(read({ who: 'grace', allow: [] }))).toBe(false)
  })

  it('are needed where anything names one', () => {
    expect(needsClaims(read({ who: 'a', allow: [refund] }))).toBe(false)
    const operations = { approve: { trusted: { actor_role: '$claims.role' } } }
    expect(needsClaims(read({ who: 'a', allow: [{ ...refund, operations }] }))).toBe(true)
    expect(needsClaims(read({ who: 'a', allow: [{ ...refund, create: { trusted: { by: '$claims.sub' } } }] }))).toBe(
      true,
    )
  })
})
