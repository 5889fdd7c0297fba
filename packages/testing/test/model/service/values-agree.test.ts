import { address, decideCreate, type FieldKind } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { definitionOf } from '../../../src/index.js'
import { plainAnswer } from '../../../src/laws/kernel/plain-answer.js'
import { readCreate } from '../../../src/model/create.js'
import { addressOf } from '../../../src/model/service/address.js'
import { isKeyOf } from '../../../src/model/service/map-key.js'
import { field, keyTexts, nearly } from './fields.js'
import { validIfAny } from './valid.js'
import { json } from './values.js'

const numRuns = Number(process.env['ASSENT_RUNS'] ?? 1000)

it('SR-22 to SR-32: the kernel and the plain reading find the same faults in every value', () => {
  const accepted = { yes: 0, no: 0 }
  fc.assert(
    fc.property(
      field(2).chain((one) => fc.tuple(fc.constant(one), nearly(one))),
      ([one, value]) => {
        const definition = validIfAny({
          entity: 'hive',
          semantics: 'service/1',
          schema: { fields: { it: one } },
          lifecycle: { initial: 'open', states: ['open'] },
        })
        if (definition === undefined) return
        const model = readCreate(definition.document, 'h-7', { it: value })
        accepted['accepted' in model ? 'yes' : 'no'] += 1
        expect(plainAnswer(decideCreate(definition, { id: 'h-7', fields: { it: value } }), model)).toEqual(model)
      },
    ),
    { numRuns },
  )
  expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(numRuns / 20)
})

const keyCases = Object.entries(keyTexts).flatMap(([key, texts]) => texts.map((text) => [key, text] as const))
it.each(keyCases)('SR-23: as a key of %s, both judge %j alike', (key, text) => {
  const definition = definitionOf({
    entity: 'hive',
    semantics: 'service/1',
    schema: { fields: { it: { type: 'map', key, items: { type: 'json' } } } },
    lifecycle: { initial: 'open', states: ['open'] },
  })
  const isAccepted = !isLeft(decideCreate(definition, { id: 'h-7', fields: { it: { [text]: 1 } } }))
  expect(isKeyOf[key as keyof typeof isKeyOf](text)).toBe(isAccepted)
})

const kinds: readonly FieldKind[] = [
  'string',
  'integer',
  'number',
  'binary64',
  'boolean',
  'enum',
  'ref',
  'array',
  'object',
  'map',
  'union',
  'json',
]

it('SR-85 to SR-90: the kernel and the plain reading give every value the same address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), json(3), (kind, value) => {
      const answer = address(kind, value)
      expect(isLeft(answer) ? { error: answer.left.kind } : { address: answer.right }).toEqual(addressOf(kind, value))
    }),
    { numRuns },
  )
})
