import { canonical, parseDefinition, validate } from '@assent/kernel'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary } from '../../src/index.js'

const documents = fc.sample(arbitrary.document(), { numRuns: 1500, seed: 7 })
const texts = documents.map((document) => canonical(document))
const all = texts.join('\n')

describe('arbitrary.document', () => {
  it('K-161: every document registers without a defect', () => {
    for (const document of documents) {
      const parsed = parseDefinition(document)
      const verdict = isRight(parsed) ? validate(parsed.right) : parsed
      expect(verdict).toMatchObject({ _tag: 'Right' })
    }
  })

  it.each(['string', 'integer', 'number', 'boolean', 'enum', 'array', 'object', 'json', 'ref'])(
    'K-25: fields of the kind `%s` come up',
    (kind) => expect(all).toContain(`"type":"${kind}"`),
  )

  it.each([
    'all',
    'any',
    'not',
    'exists',
    'eq',
    'ne',
    'gt',
    'gte',
    'lt',
    'lte',
    'in',
    'contains',
    'starts_with',
    'ends_with',
    'before',
    'after',
  ])('K-86: conditions with `%s` come up', (operator) => expect(all).toContain(`{"${operator}":`))

  it.each([
    '"cleared":true',
    '"increment":',
    '"default":',
    '"$args.',
    '"$old_fields.',
    '"additional_fields":true',
    '"emit":[',
    '"__proto__"',
  ])('%s comes up', (part) => expect(all).toContain(part))

  it.each(['"increment"', '"cleared"', '"starts_with"', '"default"'])(
    'a counterexample about %s shrinks to a short document',
    (part) => {
      const without = fc.property(arbitrary.document(), (document) => !JSON.stringify(document).includes(part))
      const { counterexample } = fc.check(without, { numRuns: 1000, seed: 7 })
      expect(JSON.stringify(counterexample?.[0]).length).toBeLessThan(300)
    },
  )
})
