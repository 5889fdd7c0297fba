import { describe, expect, it } from 'vitest'
import { compileReference, readReference } from '../../src/definition/compile-reference.js'
import { compileTemplate } from '../../src/definition/compile-template.js'
import { heldByName } from '../../src/definition/held.js'
import type { Scope } from '../../src/definition/scope.js'
import type { Json } from '../../src/value/json.js'

const scope: Scope = {
  id: 'p-7',
  entity: 'permit',
  version: 3,
  state: 'valid',
  fromState: 'draft',
  toState: 'valid',
  args: heldByName({ months: 2 }),
  fields: heldByName({ '': 'blank', plate: 'AB', log: { '': { deep: 1 }, by: null } }),
  oldFields: heldByName({}),
  bound: undefined,
}
const read = (text: string) => readReference(compileReference(text), scope)

describe('a reference made ready', () => {
  it('K-76: what is no reference gives nothing, and so does an empty first segment', () => {
    expect(['$now', '$', '$id.x', '$fields.', '$fields..deep'].map(read)).toEqual(Array(5).fill(undefined))
  })

  it('K-76: any other segment may be empty', () => {
    expect(read('$fields.log..deep')).toBe(1)
  })

  it('K-80: a whole root is a copy', () => {
    expect(read('$fields')).toEqual(scope.fields.object)
    expect(read('$fields')).not.toBe(scope.fields.object)
  })
})

describe('a template made ready', () => {
  it.each<Json>([7, null, true, 'fine', [1, [null, 'a']], { a: [{ b: 'c' }] }, [], {}])(
    'K-73: %j reads nothing, so it is made once',
    (template) => {
      expect(compileTemplate(template)).toMatchObject({ form: 'constant', value: template })
    },
  )

  it.each<readonly [Json, string]>([
    ['$id', 'reference'],
    [[1, '$id'], 'list'],
    [{ a: [{ b: '$id' }] }, 'object'],
  ])('K-73: %j reads something: a %s', (template, form) => {
    expect(compileTemplate(template)).toMatchObject({ form })
  })

  it('K-73: $$ text is a constant, alone and inside', () => {
    expect(compileTemplate('$$id')).toMatchObject({ form: 'constant', value: '$id' })
    expect(compileTemplate(['$$id'])).toMatchObject({ parts: [{ template: { form: 'constant', value: '$id' } }] })
  })
})
