import { explain, type DefinitionDocument, type Truth, type ValidatedDefinition } from '@assent/kernel'
import type { Accepted, Exploration, RulePlace, Witness } from '../explore/exploration.js'

/** A rule was asked, in a decision that was found, and answered. */
export interface Judgement {
  /** Null where the decision is a creation. */
  readonly operation: string | null
  readonly place: RulePlace
  readonly truth: Truth
  readonly tried: Accepted | Witness
}

// A creation asks its invariants in order; what refuses after them is its event (K-169).
const judgedByCreation = (
  tried: Accepted | Witness,
  { invariants: { length: invariants }, semantics }: DefinitionDocument,
): readonly Omit<Judgement, 'tried'>[] => {
  const rule = 'refusal' in tried ? tried.rule : null
  // Under the service rules a template may also be refused before any of them is asked.
  const isAsked = 'refusal' in tried && tried.refusal.kind === 'template' && semantics === undefined
  if ('refusal' in tried && rule === null && !isAsked) return []
  const held = rule?.index ?? invariants
  const all = Array.from({ length: held }, (_, index) => ({ index, truth: true }))
  const refusing = rule === null ? [] : [{ index: rule.index, truth: truthOf(tried) }]
  return [...all, ...refusing].map(({ index, truth }) => ({
    operation: null,
    place: { list: 'invariants', index },
    truth,
  }))
}

const truthOf = (tried: Accepted | Witness): Truth =>
  'refusal' in tried && 'unresolved' in tried.refusal ? 'unknown' : false

const judgedByOperation = (
  definition: ValidatedDefinition,
  { operation, instance, call }: Accepted | Witness,
): readonly Omit<Judgement, 'tried'>[] => {
  if (call.command === 'create') return []
  const { rules } = explain(definition, instance, call.operation, call.arguments)
  return rules
    .filter(({ judged }) => judged)
    .map(({ list, index, truth }) => ({ operation, place: { list, index }, truth }))
}

/** Every answer of a rule in the decisions that an exploration found. */
export const judgementsOf = (definition: ValidatedDefinition, exploration: Exploration): readonly Judgement[] => {
  return [...exploration.accepted, ...exploration.refused].flatMap((tried) => {
    const judged =
      tried.operation === null ? judgedByCreation(tried, definition.document) : judgedByOperation(definition, tried)
    return judged.map((judgement) => ({ ...judgement, tried }))
  })
}

/** The answers of one rule. */
export const judgementsAt = (
  judgements: readonly Judgement[],
  list: RulePlace['list'],
  index: number,
): readonly Judgement[] => judgements.filter(({ place }) => place.list === list && place.index === index)

/** The decisions in which a rule was true, and those in which it was not. */
export interface Split {
  readonly holding: readonly (Accepted | Witness)[]
  readonly refusing: readonly (Accepted | Witness)[]
}

export const split = (judgements: readonly Judgement[]): Split => ({
  holding: judgements.filter(({ truth }) => truth === true).map(({ tried }) => tried),
  refusing: judgements.filter(({ truth }) => truth !== true).map(({ tried }) => tried),
})
