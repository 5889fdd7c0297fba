import type { JsonObject, ValidatedDefinition } from '@assent/kernel'
import { argumentsSchema, creationFieldsSchema, instanceSchema, type JsonSchema } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { isReadAlike, judgeOf } from './read-alike.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 20) }

const created = arbitrary
  .definition()
  .chain((definition) => fc.tuple(fc.constant(definition), arbitrary.fields(definition)))

const withOperation = (definition: ValidatedDefinition): fc.Arbitrary<readonly [JsonSchema, JsonObject]> =>
  fc
    .constantFrom(...Object.entries(definition.document.operations))
    .chain(([name, operation]) =>
      fc.tuple(fc.constant(argumentsSchema(operation)), arbitrary.arguments(definition, name)),
    )

describe('the schemas of any definition', () => {
  it('U-2: creation fields that the kernel takes meet theirs', () => {
    fc.assert(
      fc.property(created, ([definition, fields]) => {
        const schema = creationFieldsSchema(definition.document)
        fc.pre(isReadAlike(fields) && isReadAlike(schema))
        expect(judgeOf(schema)(fields)).toBe(true)
      }),
      few,
    )
  })

  it('U-2: arguments that the kernel takes meet theirs', () => {
    fc.assert(
      fc.property(arbitrary.definition().chain(withOperation), ([schema, args]) => {
        fc.pre(isReadAlike(args) && isReadAlike(schema))
        expect(judgeOf(schema)(args)).toBe(true)
      }),
      few,
    )
  })

  it('U-2: creation fields with a planted fault do not, but for what JSON Schema cannot say', () => {
    const faulty = arbitrary.definition().chain((definition) =>
      fc.tuple(
        fc.constant(definition),
        arbitrary.invalidFields(definition).filter(({ fault }) => fault !== 'not_json'),
      ),
    )
    fc.assert(
      fc.property(faulty, ([definition, { fault, value, errors }]) => {
        const schema = creationFieldsSchema(definition.document)
        fc.pre(isReadAlike(value) && isReadAlike(schema))
        // A blank reference and an integer that is written as `1.0` or beyond 64 bits are the kernel's to refuse.
        const isBeyondSchema = errors.some(({ message }) => /blank|integer/.test(message))
        expect(isBeyondSchema || !judgeOf(schema)(value), fault).toBe(true)
      }),
      few,
    )
  })

  it('K-179: every reachable instance meets its own', () => {
    const reached = arbitrary
      .definition()
      .chain((definition) => fc.tuple(fc.constant(definition), arbitrary.instance(definition)))
    fc.assert(
      fc.property(reached, ([definition, instance]) => {
        const schema = instanceSchema(definition.document)
        fc.pre(instance !== undefined && isReadAlike(instance) && isReadAlike(schema))
        expect(judgeOf(schema)(instance)).toBe(true)
      }),
      few,
    )
  })
})
