import type { ConditionDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredRule } from './authored.js'
import { conditions } from './condition.js'
import { word } from './name.js'
import type { Scope } from './scope.js'
import type { Settings } from './settings.js'

// Two of three rules hold whatever the condition answers, so that histories get long enough to be worth a test.
const assertion = (scope: Scope, settings: Settings): fc.Arbitrary<ConditionDocument> => {
  const { conditionDepth: depth } = settings
  const condition = conditions(scope, settings)
  const held: fc.Arbitrary<ConditionDocument> =
    depth === 1 ? fc.constant(true) : condition(depth - 1).map((asked) => ({ any: [asked, true] }))
  return fc.oneof({ weight: 2, arbitrary: held }, { weight: 1, arbitrary: condition(depth) })
}

const rule = (scope: Scope, settings: Settings): fc.Arbitrary<AuthoredRule> => {
  const { curiousNames } = settings
  const made = fc.record(
    {
      assert: assertion(scope, settings),
      name: word(['first', 'second'], curiousNames),
      message: word(['it is not allowed', 'nobody asked for it'], curiousNames),
    },
    { requiredKeys: ['assert'] },
  )
  return withAbsence(made, absencesOf.rule, settings)
}

/** Rules that registration accepts in the scope. */
export const rules = (scope: Scope, settings: Settings): fc.Arbitrary<readonly AuthoredRule[]> =>
  fc
    .nat(settings.rules)
    .chain((count): fc.Arbitrary<readonly AuthoredRule[]> =>
      count === 0 ? fc.constant([]) : fc.array(rule(scope, settings), { minLength: count, maxLength: count }),
    )
