import { addUnresolved, answer } from '../../definition/answer.js'
import type { CompiledCondition } from '../../definition/compiled-condition.js'
import type { Template } from '../../definition/compile-template.js'
import { addUnresolvedOperands, resolveOperand } from '../../definition/resolve-operand.js'
import type { Scope } from '../../definition/scope.js'
import { elementsOf, within } from '../../definition/service/elements.js'
import { negate, type Truth } from '../../value/truth.js'

/** What a condition answers before the instance is loaded: its truth, or that only the instance tells (SR-157). */
export type Foreseen = Truth | 'needs_subject'

const readsSubject = ({ form, reference, parts }: Template): boolean =>
  form === 'reference' ? reference.readsSubject : parts.some(({ template }) => readsSubject(template))

/** The answer that decides wins; then what needs the subject, beside unknown too (SR-157). */
const fold = (decisive: boolean, parts: readonly Foreseen[]): Foreseen => {
  if (parts.includes(decisive)) return decisive
  if (parts.includes('needs_subject')) return 'needs_subject'
  return parts.includes('unknown') ? 'unknown' : !decisive
}

const foreseeQuestion = (condition: CompiledCondition, scope: Scope, unresolved: Set<string>): Foreseen => {
  if (readsSubject(condition.left) || readsSubject(condition.right)) return 'needs_subject'
  addUnresolved(condition, scope, unresolved)
  return answer(condition, scope)
}

const foreseeQuantifier = (
  { value: decisive, left, children }: CompiledCondition,
  scope: Scope,
  unresolved: Set<string>,
): Foreseen => {
  if (readsSubject(left)) return 'needs_subject'
  addUnresolvedOperands(left, scope, unresolved)
  const elements = elementsOf(resolveOperand(left, scope))
  if (elements === undefined) return 'unknown'
  const body = children[0] as CompiledCondition
  return fold(
    decisive,
    elements.map((element) => foresee(body, within(scope, element), unresolved)),
  )
}

/**
 * Answers a condition as far as the arguments do. Every child and every element is visited, so that `unresolved` may be
 * longer than after the load (SR-158, O-15).
 */
export const foresee = (condition: CompiledCondition, scope: Scope, unresolved: Set<string>): Foreseen => {
  const { form, value, children } = condition
  switch (form) {
    case 'literal':
      return value
    case 'connective':
      return fold(
        value,
        children.map((child) => foresee(child, scope, unresolved)),
      )
    case 'not': {
      const foreseen = foresee(children[0] as CompiledCondition, scope, unresolved)
      return foreseen === 'needs_subject' ? foreseen : negate(foreseen)
    }
    case 'quantifier':
      return foreseeQuantifier(condition, scope, unresolved)
    case 'exists':
    case 'pair':
    case 'truthy':
      return foreseeQuestion(condition, scope, unresolved)
  }
}
