import { getOrElse, isLeft } from 'fp-ts/lib/Either.js'
import { attempt } from '../decide/attempt.js'
import type { Attempt } from '../decide/attempted.js'
import { notValidated } from '../decide/refusals.js'
import { serviceSteps, steps, type Step } from '../decide/steps.js'
import { takeInstance } from '../decide/take-instance.js'
import { takeText } from '../decide/take-text.js'
import { slotless } from '../definition/compile-reference.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import { readingOf } from '../definition/service/service-reading.js'
import { compiledOf, type ValidatedDefinition } from '../definition/validated-definition.js'
import { emptySchema, type ObjectSchemaDocument } from '../document/document.js'
import type { ValidationRefusal } from '../refusal.js'
import { memberOf } from '../value/json.js'
import { explainSelection } from './explain-selection.js'
import { explainRules, invariantList, preconditionList } from './explain-rules.js'
import type { ExplainedRule, ExplainedStep, Explanation } from './explanation.js'
import type { Selection } from './unlock-outcome.js'
import { unlockOf } from './unlock.js'

const stepsOf = (definition: CompiledDefinition | undefined): readonly Step[] =>
  definition?.service === undefined ? steps : serviceSteps

const explainSteps = (
  definition: CompiledDefinition | undefined,
  refusing?: ExplainedStep['step'],
): readonly ExplainedStep[] => {
  const allSteps = ['instance', ...stepsOf(definition)] as const
  const at = refusing === undefined ? allSteps.length : allSteps.indexOf(refusing)
  return allSteps.map((step, index) => ({ step, passed: index === at ? false : index < at ? true : null }))
}

/** The rules whose moment the attempt reached (K-112). */
const explainReachedRules = (
  { document }: CompiledDefinition,
  operation: string,
  { before, after }: Attempt,
): readonly ExplainedRule[] => {
  const { preconditions = [], arguments: args = emptySchema } = memberOf(document.operations, operation) ?? {}
  const slots = (declared: ObjectSchemaDocument) => ({ ...slotless, service: readingOf(document, declared) })
  return [
    ...(before === undefined ? [] : explainRules(preconditions, preconditionList(operation), before, slots(args))),
    ...(after === undefined ? [] : explainRules(document.invariants, invariantList, after, slots(emptySchema))),
  ]
}

/** The selection that the attempt reached: never under `kernel/1`. */
const explainReachedSelection = (
  { document }: CompiledDefinition,
  name: string,
  { selecting, operation, outcome }: Attempt,
): Selection | undefined => {
  const branches = operation?.branches
  if (selecting === undefined || branches === undefined) return undefined
  const { outcomes = [], arguments: args } = memberOf(document.operations, name) ?? { arguments: emptySchema }
  const slots = { ...slotless, service: readingOf(document, args) }
  const explained = explainSelection(outcomes, name, selecting, slots)
  return { outcomes: explained, branches, state: selecting.state, selected: outcome }
}

const explainAttempt = (definition: CompiledDefinition, operation: string, attempted: Attempt): Explanation => {
  const { end, outcome } = attempted
  const selection = explainReachedSelection(definition, operation, attempted)
  const selected = {
    ...(outcome === undefined ? {} : { outcome: outcome.name }),
    ...(selection === undefined ? {} : { outcomes: selection.outcomes }),
  }
  const rules = explainReachedRules(definition, operation, attempted)
  if ('decision' in end) {
    const steps = explainSteps(definition)
    return { operation, verdict: 'accepted', refusal: null, steps, ...selected, rules, unlock: null }
  }
  const { step, refusal } = end
  const unlock = unlockOf(definition, refusal, rules, selection)
  const steps = explainSteps(definition, step)
  return { operation, verdict: 'refused', refusal, steps, ...selected, rules, unlock }
}

const notTaken = (
  definition: CompiledDefinition | undefined,
  operation: string,
  refusal: ValidationRefusal,
): Explanation => ({
  operation,
  verdict: 'refused',
  refusal,
  steps: explainSteps(definition, 'instance'),
  rules: [],
  unlock: { kind: 'values', paths: refusal.errors.map(({ path }) => path) },
})

// What is no text is not echoed (K-194).
const nameOf = (operation: unknown): string => getOrElse(() => '')(takeText(operation, 'operation'))

/**
 * Why `decide` answers what it answers: it runs the same decision, then says how far that came, what each rule that was
 * reached answered and from which values, and what would have to be different where it was refused.
 *
 * @param instance the canonical instance as JSON; neither kept nor changed
 * @param args a JSON object; neither kept nor changed
 * @returns never a refusal of its own: what `decide` refuses is explained as refused, a definition that `validate` did
 *   not make and an instance that is not one at the step `instance`. Values of fields and arguments are in it
 * @example
 * explain(definition, instance, 'ship', { carrier: 'post' }).unlock // { kind: 'states', states: ['packed'] }
 */
export const explain = (
  definition: ValidatedDefinition,
  instance: unknown,
  operation: string,
  args: unknown,
): Explanation => {
  const compiled = compiledOf(definition)
  const name = nameOf(operation)
  if (compiled === undefined) return notTaken(undefined, name, notValidated())
  const taken = takeInstance(instance, () => compiled.schema)
  if (isLeft(taken)) return notTaken(compiled, name, taken.left)
  return explainAttempt(compiled, name, attempt(compiled, taken.right, operation, args))
}
