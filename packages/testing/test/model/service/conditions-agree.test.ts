import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlainRefusal } from '../../../src/model/refusal.js'
import { askingIfValid, decidedBy, preparedBy } from './asked.js'
import { numbers, scene, texts } from './values.js'

const numRuns = Number(process.env['ASSENT_RUNS'] ?? 200)

const answerOf = ({ error }: PlainRefusal): 'Yes' | 'No' | 'unknown' =>
  error === 'Yes' || error === 'No' ? error : 'unknown'

const roots = ['$fields', '$args'] as const
const paths = [
  'anything',
  'anything.x',
  'anything.0',
  'anything.count',
  'anything.x.count',
  'amount',
  'whole',
  'measured',
  'mark',
  'mark.count',
  'temper',
  'flag',
  'at',
  'list',
  'list.count',
  'list.0',
  'list.7',
  'words.0.count',
  'words.1',
  'rows.0.count',
  'rows.count',
  'rows.0.name.count',
  'rows.1.tags.0',
  'frames',
  'frames.count',
  'named.count',
  'grid.0.count',
  'grid.0.0.count',
  'origin',
  'origin.kind',
  'origin.value',
  'origin.value.count',
  'origin.value.0',
  'origin.value.0.count',
  'origin.value.x.count',
  'nest.count',
  'nest.count.count',
  'nest.deep.mark.count',
  'nest.other',
  'nest.other.count',
  'nest.other.0',
]
const collections = [
  'list',
  'words',
  'rows',
  'frames',
  'named',
  'grid',
  'grid.0',
  'rows.0.tags',
  'anything',
  'anything.x',
  'origin.value',
  'origin.value.x',
  'nest.other',
]
const below = [
  '',
  '.count',
  '.0',
  '.name',
  '.name.count',
  '.count.count',
  '.tags',
  '.tags.count',
  '.more.x',
  '.0.count',
  '.x',
]

type Condition = fc.Arbitrary<Json>

const reference = (binders: readonly string[]): fc.Arbitrary<string> => {
  const rooted = fc.tuple(fc.constantFrom(...roots), fc.constantFrom(...paths)).map(([root, path]) => `${root}.${path}`)
  const plain = fc.constantFrom('$id', '$version', '$from_state', '$entity')
  if (binders.length === 0) return fc.oneof({ weight: 8, arbitrary: rooted }, { weight: 1, arbitrary: plain })
  const bound = fc.tuple(fc.constantFrom(...binders), fc.constantFrom(...below)).map(([one, path]) => `$${one}${path}`)
  return fc.oneof({ weight: 4, arbitrary: rooted }, { weight: 1, arbitrary: plain }, { weight: 5, arbitrary: bound })
}

const scalar = fc.oneof(numbers, texts, fc.boolean(), fc.constant(null))
const operand = (binders: readonly string[]): fc.Arbitrary<Json> => {
  const one = fc.oneof({ weight: 3, arbitrary: reference(binders) }, { weight: 2, arbitrary: scalar })
  return fc.oneof(
    { weight: 8, arbitrary: one },
    { weight: 1, arbitrary: fc.array(one, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), one, { maxKeys: 2 }) },
  )
}

const question = (binders: readonly string[]): Condition => {
  const pair = fc.tuple(operand(binders), operand(binders))
  const scalarOperand = fc.oneof({ weight: 3, arbitrary: reference(binders) }, { weight: 2, arbitrary: scalar })
  const op = fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte')
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte'), pair)
        .map(([name, two]) => ({ [name]: two })),
    },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('in', 'contains'), pair).map(([name, two]) => ({ [name]: two })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('before', 'after', 'starts_with'), fc.tuple(reference(binders), reference(binders)))
        .map(([name, two]) => ({ [name]: two })),
    },
    { weight: 1, arbitrary: operand(binders).map((exists) => ({ exists })) },
    {
      weight: 6,
      arbitrary: fc.record({ left: scalarOperand, op, right: scalarOperand }).map((compare) => ({ compare })),
    },
    { weight: 2, arbitrary: scalarOperand.map((truthy) => ({ truthy })) },
  )
}

const quantified = (depth: number, binders: readonly string[]): Condition => {
  const rooted = fc
    .tuple(fc.constantFrom(...roots), fc.constantFrom(...collections))
    .map(([root, path]) => `${root}.${path}`)
  const bound = fc
    .tuple(fc.constantFrom('e', ...binders), fc.constantFrom('', '.tags', '.0', '.more.x'))
    .map(([one, path]) => `$${one}${path}`)
  const from = binders.length === 0 ? rooted : fc.oneof(rooted, bound)
  return fc
    .tuple(fc.constantFrom('for_all', 'for_any'), from, fc.constantFrom('e', 'f', 'fields'))
    .chain(([name, over, as]) =>
      condition(depth - 1, [...binders, as]).map((that) => ({ [name]: { in: over, as, that } })),
    )
}

const condition = (depth: number, binders: readonly string[] = []): Condition => {
  if (depth === 0) return question(binders)
  const child = condition(depth - 1, binders)
  const several = fc.array(child, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    { weight: 4, arbitrary: question(binders) },
    { weight: 1, arbitrary: several.map((all) => ({ all })) },
    { weight: 1, arbitrary: several.map((any) => ({ any })) },
    { weight: 1, arbitrary: child.map((not) => ({ not })) },
    { weight: 4, arbitrary: quantified(depth, binders) },
  )
}

it('SR-33 to SR-77, SR-157: the kernel and the plain reading answer every condition alike', () => {
  const seen = { Yes: 0, No: 0, unknown: 0, refused: 0, load: 0 }
  fc.assert(
    fc.property(condition(3), scene, scene, (when, fields, args) => {
      const definition = askingIfValid(when)
      if (definition === undefined) return
      const decided = decidedBy(definition, fields, args)
      expect(decided.kernel).toEqual(decided.model)
      const prepared = preparedBy(definition, args)
      expect(prepared.kernel).toEqual(prepared.model)
      if ('refused' in decided.model) seen[answerOf(decided.model.refused)] += 1
      if ('accepted' in prepared.model) seen[prepared.model.accepted.status] += 1
    }),
    { numRuns },
  )
  // Each of them is met, and not by chance alone.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(numRuns / 100)
})
