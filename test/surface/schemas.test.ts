import type { JsonObject, ValidatedDefinition } from '@assent/kernel'
import { argumentsSchema, creationFieldsSchema, instanceSchema, responseSchema, type JsonSchema } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { isReadAlike, isSchemaReadAlike, judgeOf } from './read-alike.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 20) }

const withOperation = (definition: ValidatedDefinition): fc.Arbitrary<readonly [JsonSchema, JsonObject]> => {
  const { operations, semantics } = definition.document
  return fc
    .constantFrom(...Object.entries(operations))
    .chain(([name, operation]) =>
      fc.tuple(fc.constant(argumentsSchema(operation, { semantics })), arbitrary.arguments(definition, name)),
    )
}

// The kernel's to refuse: a blank reference; an integer that is written as `1.0` or beyond 64 bits; what no binary64
// holds; as keys of a map, days that their month does not have and integers beyond 64 bits.
const beyondSchema = /blank|integer|out of range|above 9223372036854775807|no key of kind (integer|decimal|timestamp)/

describe.each(['kernel/1', 'any'] as const)('the schemas of any definition under %s', (semantics) => {
  const definitions = arbitrary.definition({ semantics })

  const created = definitions.chain((definition) => fc.tuple(fc.constant(definition), arbitrary.fields(definition)))

  it('U-2: creation fields that the kernel takes meet theirs', () => {
    fc.assert(
      fc.property(created, ([definition, fields]) => {
        const schema = creationFieldsSchema(definition.document)
        fc.pre(isReadAlike(fields) && isSchemaReadAlike(schema))
        expect(judgeOf(schema)(fields)).toBe(true)
      }),
      few,
    )
  })

  it('U-2: arguments that the kernel takes meet theirs', () => {
    fc.assert(
      fc.property(definitions.chain(withOperation), ([schema, args]) => {
        fc.pre(isReadAlike(args) && isSchemaReadAlike(schema))
        expect(judgeOf(schema)(args)).toBe(true)
      }),
      few,
    )
  })

  it('U-2: creation fields with a planted fault do not, but for what JSON Schema cannot say', () => {
    const faulty = definitions.chain((definition) =>
      fc.tuple(
        fc.constant(definition),
        arbitrary.invalidFields(definition).filter(({ fault }) => fault !== 'not_json'),
      ),
    )
    fc.assert(
      fc.property(faulty, ([definition, { fault, value, errors }]) => {
        const schema = creationFieldsSchema(definition.document)
        fc.pre(isReadAlike(value) && isSchemaReadAlike(schema))
        const isBeyondSchema = errors.some(({ message }) => beyondSchema.test(message))
        expect(isBeyondSchema || !judgeOf(schema)(value), fault).toBe(true)
      }),
      few,
    )
  })

  it('SR-130: every answer meets its response', () => {
    fc.assert(
      fc.property(
        definitions.chain((definition) => arbitrary.history(definition)),
        ({ definition: { document }, decisions }) => {
          for (const { record } of decisions) {
            const { command, response } = record
            const decided = command.command === 'execute' ? document.operations[command.operation] : document.create
            const schema = responseSchema(decided ?? {}, { semantics: document.semantics })
            fc.pre(schema === undefined || (isReadAlike(response) && isSchemaReadAlike(schema)))
            expect(schema === undefined ? response === undefined : judgeOf(schema)(response)).toBe(true)
          }
        },
      ),
      few,
    )
  })

  it('K-179: every reachable instance meets its own', () => {
    const reached = definitions.chain((definition) => fc.tuple(fc.constant(definition), arbitrary.instance(definition)))
    fc.assert(
      fc.property(reached, ([definition, instance]) => {
        const schema = instanceSchema(definition.document)
        fc.pre(instance !== undefined && isReadAlike(instance) && isSchemaReadAlike(schema))
        expect(judgeOf(schema)(instance)).toBe(true)
      }),
      few,
    )
  })
})
