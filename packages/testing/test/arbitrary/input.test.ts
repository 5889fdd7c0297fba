import { decideCreate, normalizeArguments, normalizeFields } from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'

const withFields = arbitrary
  .definition()
  .chain((definition) => fc.tuple(fc.constant(definition), arbitrary.fields(definition)))

describe('arbitrary.fields', () => {
  it('K-44: the schema of the definition accepts them', () => {
    fc.assert(
      fc.property(withFields, ([definition, fields]) => {
        expect(normalizeFields(definition, fields)).toMatchObject({ _tag: 'Right' })
      }),
      { numRuns: 1000 },
    )
  })

  it('K-169: most of them create an instance', () => {
    const created = fc
      .sample(withFields, 500)
      .filter(([definition, fields]) => decideCreate(definition, { id: 'i', fields })._tag === 'Right')
    expect(created.length).toBeGreaterThan(250)
  })
})

describe('arbitrary.arguments', () => {
  it('K-123: the operation accepts them', () => {
    const called = arbitrary.definition().chain((definition) => {
      const operations = Object.keys(definition.document.operations)
      return fc
        .constantFrom(...operations)
        .chain((operation) =>
          fc.tuple(fc.constant(definition), fc.constant(operation), arbitrary.arguments(definition, operation)),
        )
    })
    fc.assert(
      fc.property(called, ([definition, operation, given]) => {
        expect(normalizeArguments(definition, operation, given)).toMatchObject({ _tag: 'Right' })
      }),
      { numRuns: 1000 },
    )
  })
})
