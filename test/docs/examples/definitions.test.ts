import { readdirSync } from 'node:fs'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { FieldDocument } from '@assent/kernel'
import { examples, readExample, registryOf } from './read-example.js'

const kindsIn = (field: FieldDocument): readonly string[] => [
  field.type,
  ...(field.items === null ? [] : kindsIn(field.items)),
  ...Object.values(field.properties).flatMap(kindsIn),
]

describe('the example definitions', () => {
  it('are valid alone and together', () => {
    const names = readdirSync(examples).filter((name) => name.endsWith('.yaml'))
    expect(isRight(registryOf(names).validateAll())).toBe(true)
  })

  it('K-25: show every kind of field in subscription.yaml', () => {
    const kinds = new Set(Object.values(readExample('subscription.yaml').schema.fields).flatMap(kindsIn))
    const all = ['array', 'boolean', 'enum', 'integer', 'json', 'number', 'object', 'ref', 'string']
    expect([...kinds].sort()).toEqual(all)
  })

  it('K-112: show both kinds of rule in subscription.yaml', () => {
    const { invariants, operations } = readExample('subscription.yaml')
    expect(invariants).not.toEqual([])
    expect(Object.values(operations).flatMap(({ preconditions }) => preconditions)).not.toEqual([])
  })
})
