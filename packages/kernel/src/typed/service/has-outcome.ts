interface WithOutcome {
  readonly record: { readonly outcome: string }
}

/**
 * Did a decision on a typed definition take this outcome? Then its state, its events and its response are those of the
 * outcome, for TypeScript too, which does not look so deep by itself.
 *
 * @example if (hasOutcome(decision, 'renewed')) decision.events[0].payload.code
 */
export const hasOutcome = <Decision extends WithOutcome, Name extends Decision['record']['outcome']>(
  decision: Decision,
  name: Name,
): decision is Extract<Decision, { readonly record: { readonly outcome: Name } }> => decision.record.outcome === name
