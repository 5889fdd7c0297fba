import type { ConditionDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredSchema } from '../authored.js'
import { conditions } from '../condition.js'
import { scopeWith, type Scope } from '../scope.js'
import type { Settings } from '../settings.js'
import { choice } from './command-shape.js'

const chosen = fc
  .tuple(fc.constantFrom('eq', 'compare'), fc.constantFrom(...choice.values))
  .map(([operator, value]): ConditionDocument =>
    operator === 'eq' ? { eq: ['$args.choice', value] } : { compare: { left: '$args.choice', op: 'eq', right: value } },
  )

/**
 * `when` of a branch: what the caller chose, where there is such an argument, or any condition of the scope, mostly of
 * what always has a value.
 */
export const guard = (scope: Scope, args: AuthoredSchema, settings: Settings): fc.Arbitrary<ConditionDocument> => {
  const given = scopeWith(scope.references.filter((reference) => reference.given))
  const any = fc.oneof(
    { weight: 3, arbitrary: conditions(given, settings)(settings.conditionDepth) },
    { weight: 1, arbitrary: conditions(scope, settings)(settings.conditionDepth) },
  )
  const hasChoice = args.fields !== undefined && Object.hasOwn(args.fields, 'choice')
  return hasChoice ? fc.oneof({ weight: 3, arbitrary: chosen }, { weight: 2, arbitrary: any }) : any
}
