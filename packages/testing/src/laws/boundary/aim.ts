import { canonical, type CoreError } from '@assent/kernel'
import type { RulePlace } from '../../explore/exploration.js'

/** What a case wants to see happen. */
export type Aim =
  | { readonly aim: 'accepted'; readonly from: string; readonly principal: string }
  | { readonly aim: 'illegal'; readonly from: string }
  /** The rule is false. */
  | ({ readonly aim: 'false' } & RulePlace)
  /** The rule cannot be answered, and this reference is among those that gave nothing. */
  | ({ readonly aim: 'missing'; readonly reference: string } & RulePlace)
  /** A refusal that no rule of a list declares; `detail` tells several of a kind apart. */
  | { readonly aim: 'other'; readonly kind: CoreError['kind']; readonly detail: string }

const detailOf = (refusal: CoreError): string => {
  switch (refusal.kind) {
    case 'template':
      return refusal.expression
    case 'increment_overflow':
      return refusal.field
    case 'refused':
    case 'outcome_unobservable':
    case 'fulfillment_required':
      return refusal.outcome
    case 'validation':
      return refusal.errors.map(({ path }) => path).join(', ')
    default:
      return ''
  }
}

const ofRule = (list: RulePlace['list'], rule: string | null, unresolved: readonly string[]): readonly Aim[] => {
  const place = { list, index: Number(rule) }
  if (unresolved.length === 0) return [{ aim: 'false', ...place }]
  return unresolved.map((reference) => ({ aim: 'missing', ...place, reference }))
}

/** The aims that an answer meets; no refusal is an acceptance. Rules are named by their places. */
export const aimsOf = (from: string, principal: string, refusal: CoreError | undefined): readonly Aim[] => {
  if (refusal === undefined) return [{ aim: 'accepted', from, principal }]
  switch (refusal.kind) {
    case 'invalid_transition':
      return [{ aim: 'illegal', from }]
    case 'precondition_failed':
      return ofRule('preconditions', refusal.rule, [])
    case 'precondition_unobservable':
      return ofRule('preconditions', refusal.rule, refusal.unresolved)
    case 'invariant_violation':
      return ofRule('invariants', refusal.rule, [])
    case 'invariant_unobservable':
      return ofRule('invariants', refusal.rule, refusal.unresolved)
    default:
      return [{ aim: 'other', kind: refusal.kind, detail: detailOf(refusal) }]
  }
}

/** Two aims are the same where their texts are. */
export const keyOf = (aim: Aim): string => canonical(aim)
