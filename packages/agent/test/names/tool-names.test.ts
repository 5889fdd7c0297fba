import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { toolNames } from '../../src/names/tool-names.js'

const pattern = /^[a-zA-Z0-9_.-]{1,64}$/

const valueOf = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const hard = [
  'refund.approve',
  'a.b.c.get',
  'café.get',
  'cafe\u0301.get',
  'with space.get',
  'with/slash.get',
  'with\\slash.get',
  '注文.get',
  '返金.get',
  '\u{1F600}.get',
  '\uD800.get',
  '\uD801.get',
  `${'x'.repeat(80)}.get`,
  `${'x'.repeat(80)}.list`,
  `${'x'.repeat(81)}.get`,
  'line\nbreak.get',
  '__proto__.get',
]

describe('names of tools', () => {
  it('every client takes each of them, and no two are equal', () => {
    const names = valueOf(toolNames(hard))
    expect([...names.keys()].sort()).toEqual([...hard].sort())
    for (const name of names.values()) expect(name).toMatch(pattern)
    expect(new Set(names.values()).size).toBe(hard.length)
  })

  it('a name that clients take stays as it is', () => {
    const fit = ['refund.approve', 'a.b.c.get', '__proto__.get', `${'x'.repeat(60)}.get`]
    expect([...valueOf(toolNames(fit))]).toEqual(fit.map((name) => [name, name]))
  })

  it('they depend neither on the order nor on what else there is', () => {
    const backwards = valueOf(toolNames([...hard].reverse()))
    const all = valueOf(toolNames(hard))
    for (const raw of hard) {
      expect(backwards.get(raw)).toBe(all.get(raw))
      expect(valueOf(toolNames([raw])).get(raw)).toBe(all.get(raw))
    }
  })

  it('a shortened name gives way to a name that is written so', () => {
    const shortened = valueOf(toolNames(['注文.get'])).get('注文.get') ?? ''
    const both = valueOf(toolNames([shortened, '注文.get']))
    expect(both.get(shortened)).toBe(shortened)
    expect(both.get('注文.get')).toMatch(/^_\.get-[0-9a-f]{12}$/)
  })

  it('two tools of one name are a collision', () => {
    expect(toolNames(['a.b.c', 'x', 'a.b.c'])).toEqual({
      _tag: 'Left',
      left: { kind: 'name_collision', name: 'a.b.c' },
    })
  })

  it('without dots, where a client takes none', () => {
    const names = valueOf(toolNames(['refund.approve', 'a__b.c', 'a.b__c', 'é.get'], { dot: '__' }))
    expect(names.get('refund.approve')).toBe('refund__approve')
    expect(names.get('a__b.c')).toMatch(/^a__b__c-[0-9a-f]{8}$/)
    expect(names.get('a.b__c')).toMatch(/^a__b__c-[0-9a-f]{8}$/)
    expect(new Set(names.values()).size).toBe(4)
    for (const name of names.values()) expect(name).not.toContain('.')
  })
})
