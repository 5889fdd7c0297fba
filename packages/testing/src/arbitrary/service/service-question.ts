import type { ConditionDocument, Json } from '@assent/kernel'
import fc from 'fast-check'
import { jsonNumber } from '../number.js'
import { question } from '../question.js'
import type { Reference } from '../reference.js'
import type { Scope } from '../scope.js'
import type { Settings } from '../settings.js'
import { literal, template } from '../template.js'
import { text } from '../text.js'
import { valueUnder } from '../value-under.js'
import { withObservableNumbers } from './observable.js'
import { scaleWords } from './scale.js'

type Condition = fc.Arbitrary<ConditionDocument>

const comparisons = fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte')

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(true, false, null, 0, 1),
  fc.constantFrom(...scaleWords),
  text().map(literal),
  jsonNumber().map(withObservableNumbers),
)

const compared = (left: fc.Arbitrary<Json>, right: fc.Arbitrary<Json>): Condition =>
  fc.tuple(left, comparisons, right).map(([one, op, other]) => ({ compare: { left: one, op, right: other } }))

const counts = fc.integer({ min: 0, max: 3 })

/** What a reference may be compared with to some end; made only where it is wanted. */
const besides = ({ field, form }: Reference): (() => fc.Arbitrary<Json>) | undefined => {
  if (form === 'count' || form === 'text count') return () => counts
  if (form === 'tag') return () => fc.constantFrom('text', 'amount', 'other')
  switch (field?.type) {
    case 'enum':
      return () => fc.constantFrom(...(field.values ?? []).map(literal), ...scaleWords)
    case 'string':
    case 'ref':
    case 'integer':
    case 'number':
    case 'binary64':
    case 'boolean':
      return () => valueUnder('service/1')(field).map(literal)
    default:
      return undefined
  }
}

const telling = ({ references }: Scope): readonly Condition[] => {
  const fitting = references.flatMap((reference) => {
    const beside = besides(reference)
    return beside === undefined ? [] : [() => compared(fc.constant(reference.expression), beside())]
  })
  return fitting.length === 0 ? [] : [fc.constantFrom(...fitting).chain((ask) => ask())]
}

/**
 * A condition without others inside that registration accepts in the scope under the service rules: those of
 * `kernel/1` with numbers that can be observed (SR-45), `compare` and `truthy`.
 */
export const serviceQuestion = (scope: Scope, settings: Settings): Condition => {
  const depth = Math.max(settings.templateDepth - 1, 0)
  const side = fc.oneof(scalar, { weight: 2, arbitrary: scope.expression })
  const asked = question(scope, depth, valueUnder(settings.semantics))
  return fc.oneof(
    { weight: 4, arbitrary: asked.map((one) => withObservableNumbers(one) as ConditionDocument) },
    ...telling(scope).map((arbitrary) => ({ weight: 3, arbitrary })),
    { weight: 1, arbitrary: compared(side, side) },
    {
      weight: 1,
      arbitrary: fc.oneof(scope.expression, scalar, template(scope, depth)).map((truthy) => ({
        truthy: withObservableNumbers(truthy),
      })),
    },
  )
}
