import type { ConditionDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { Reference } from '../reference.js'
import type { Scope } from '../scope.js'
import type { Settings } from '../settings.js'
import { boundScope } from './bound-scope.js'

type Condition = fc.Arbitrary<ConditionDocument>

/** Makes the conditions of a scope; it is handed in, for it makes quantifiers itself. */
export type Conditions = (scope: Scope, settings: Settings) => (depth: number) => Condition

// A binder may be named like a root, which it hides then (SR-70).
const binders = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('each', 'inner') },
  { weight: 1, arbitrary: fc.constantFrom('fields', 'args', 'id', '\u00e9', '__proto__') },
)

const deepestBody = 2

const isCollection = (reference: Reference): reference is Reference & Required<Pick<Reference, 'collection'>> =>
  reference.collection !== undefined

/** `for_all` and `for_any` over what the scope can walk, at most so deep; none where there is nothing to walk. */
export const quantifiers = (
  scope: Scope,
  settings: Settings,
  depth: number,
  conditions: Conditions,
): readonly Condition[] => {
  const walked = scope.references.filter(isCollection)
  if (walked.length === 0 || depth < 2) return []
  const conditionDepth = Math.min(depth - 1, deepestBody)
  const over = fc.tuple(fc.constantFrom(...walked), binders, fc.constantFrom('for_all', 'for_any'))
  return [
    over.chain(([{ expression, collection }, as, operator]) =>
      conditions(boundScope(scope, as, collection.element), { ...settings, conditionDepth })(conditionDepth).map(
        (that) => ({ [operator]: { in: expression, as, that } }),
      ),
    ),
  ]
}
