import { describe, expect, it } from 'vitest'
import { defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { creating, extending, loanWith } from '../loan.js'

const pathsOf = (definition: Part): readonly unknown[] =>
  defectsOf(definition).map((defect) => ('path' in defect ? defect.path : defect.kind))

const reversed = { type: 'integer', min: 2, max: 1 }

describe('the path of a defect', () => {
  it('SR-1: names members, elements of lists and maps, and variants', () => {
    const object = { type: 'object', properties: { inner: reversed } }
    expect(pathsOf(loanWith({ a: object }))).toEqual(['schema.a.inner'])
    expect(pathsOf(loanWith({ a: { type: 'array', items: reversed } }))).toEqual(['schema.a[]'])
    expect(pathsOf(loanWith({ a: { type: 'map', key: 'string', items: reversed } }))).toEqual(['schema.a[]'])
    const union = { type: 'union', tag: 'is', variants: { lent: reversed } }
    expect(pathsOf(loanWith({ a: union }))).toEqual(['schema.a|lent'])
  })

  const unreadable = '$nowhere'

  it('SR-1: names a branch by its name, an event by its place', () => {
    const emits = [{ type: 'A' }, { type: 'B', payload: unreadable }]
    const branch = { name: 'made', effect: 'updates', when: { truthy: unreadable }, set: { a: unreadable }, emits }
    expect(pathsOf(extending({ a: { type: 'json' } }, [branch]))).toEqual([
      'operations.extend.outcomes.made.when.truthy',
      'operations.extend.outcomes.made.set.a',
      'operations.extend.outcomes.made.emits[1].payload',
    ])
  })

  it('SR-1: names a branch of a creation below `create`', () => {
    const branch = { name: 'made', effect: 'creates', set: { a: unreadable } }
    expect(pathsOf(creating({ a: { type: 'json' } }, [branch]))).toEqual(['create.outcomes.made.set.a'])
  })
})
