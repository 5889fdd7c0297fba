import type { ConditionDocument } from '@assent/kernel'
import fc from 'fast-check'
import { question } from './question.js'
import type { Scope } from './scope.js'
import { quantifiers } from './service/quantifier.js'
import { serviceQuestion } from './service/service-question.js'
import type { Settings } from './settings.js'

type Condition = fc.Arbitrary<ConditionDocument>

const nest = (asked: Condition, inner: Condition, others: readonly Condition[]): Condition => {
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    { weight: 4, arbitrary: asked },
    { weight: 1, arbitrary: several.map((all) => ({ all })) },
    { weight: 1, arbitrary: several.map((any) => ({ any })) },
    { weight: 1, arbitrary: inner.map((not) => ({ not })) },
    ...others.map((arbitrary) => ({ weight: 2, arbitrary })),
  )
}

const denied = (condition: ConditionDocument, times: number): ConditionDocument =>
  times === 0 ? condition : denied({ not: condition }, times - 1)

/**
 * Conditions that registration accepts in the scope: any operator, at most so deep as K-95 counts, which is at most
 * `conditionDepth`.
 */
export const conditions = (scope: Scope, settings: Settings): ((depth: number) => Condition) => {
  const isKernel = settings.semantics === 'kernel/1'
  const asked = isKernel ? question(scope, Math.max(settings.templateDepth - 1, 0)) : serviceQuestion(scope, settings)
  const levels = [asked]
  for (let depth = 1; depth < settings.conditionDepth; depth += 1) {
    const others = isKernel ? [] : quantifiers(scope, settings, depth + 1, conditions)
    levels.push(nest(asked, levels[depth - 1] ?? asked, others))
  }
  return (depth) => {
    // Chance seldom makes one that is as deep as it may be.
    const deepest = asked.map((condition) => denied(condition, depth - 1))
    return fc.oneof({ weight: 15, arbitrary: levels[depth - 1] ?? asked }, { weight: 1, arbitrary: deepest })
  }
}
