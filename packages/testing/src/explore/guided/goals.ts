import { canonical, type DefinitionDocument, type RuleDocument } from '@assent/kernel'
import type { RulePlace } from '../exploration.js'
import { outcomeKey, type Explorer } from '../explorer.js'

/** What has not been seen yet: that the rule refuses the operation, or, where there is no rule, that it is accepted. */
export interface Goal {
  /** Null stands for the creation. */
  readonly operation: string | null
  readonly rule: RulePlace | null
}

const preconditionGoals = ({ operations }: DefinitionDocument): readonly Goal[] =>
  Object.entries(operations).flatMap(([operation, { preconditions }]) =>
    preconditions.map((_, index): Goal => ({ operation, rule: { list: 'preconditions', index } })),
  )

/** Can an operation that writes these fields, and moves the state, make the rule false where it was true? */
const concerns = ({ assert }: RuleDocument, written: readonly string[]): boolean => {
  const text = canonical(assert)
  return (
    text.includes('"$state"') || text.includes('"$fields"') || written.some((name) => text.includes(`"$fields.${name}`))
  )
}

const invariantGoals = ({ invariants, operations }: DefinitionDocument): readonly Goal[] =>
  invariants.flatMap((invariant, index) => {
    const concerned = Object.entries(operations).filter(([, { set }]) => concerns(invariant, Object.keys(set)))
    return [null, ...concerned.map(([name]) => name)].map((operation): Goal => ({
      operation,
      rule: { list: 'invariants', index },
    }))
  })

/** Has it been seen? */
export const isFound = ({ outcomes }: Explorer, { operation, rule }: Goal): boolean =>
  outcomes.has(outcomeKey(operation, rule))

/** Operations that could be accepted, then rules that could refuse, as far as none did. */
export const openGoals = (explorer: Explorer): readonly Goal[] => {
  const { document } = explorer.source.definition
  const accepted = [null, ...Object.keys(document.operations)].map((operation): Goal => ({ operation, rule: null }))
  const goals = [...accepted, ...preconditionGoals(document), ...invariantGoals(document)]
  return goals.filter((goal) => !isFound(explorer, goal))
}
