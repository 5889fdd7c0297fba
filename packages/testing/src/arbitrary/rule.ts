import type { ConditionDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredRule } from './authored.js'
import { condition } from './condition.js'
import type { Scope } from './scope.js'

// Two of three rules hold whatever the condition answers, so that histories get long enough to be worth a test.
const held = (asked: ConditionDocument): ConditionDocument => ({ any: [asked, true] })

/** Rules that registration accepts in the scope, at most two. */
export const rules = (scope: Scope): fc.Arbitrary<readonly AuthoredRule[]> => {
  const asked = condition(scope)
  const rule = fc.record(
    {
      assert: fc.oneof({ weight: 2, arbitrary: asked.map(held) }, { weight: 1, arbitrary: asked }),
      name: fc.constantFrom('first', 'second'),
      message: fc.constantFrom('it is not allowed', 'nobody asked for it'),
    },
    { requiredKeys: ['assert'] },
  )
  return fc.array(rule, { maxLength: 2 })
}
