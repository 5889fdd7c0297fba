import { searchCreation, searchOperation } from './search.js'
import { exploreFrom } from '../breadth-first.js'
import type { Admit, Explorer } from '../explorer.js'
import { isSpent } from './effort.js'
import { isFound, openGoals, type Goal } from './goals.js'
import { explainCreations, type ExplainCreation } from './probe.js'
import { rateFor } from './rate.js'

/** How many more instances are kept for all searches together. */
const budgetOf =
  ({ graph, source }: Explorer, first: number): Admit =>
  () => {
    const isLeft = graph.nodes.length < first + source.bounds.guided
    if (!isLeft) source.reach('guided')
    return isLeft
  }

/** Searches one thing that has not been seen yet, from the instances that come nearest to it, on. */
const searchGoal = (explorer: Explorer, goal: Goal, explainCreation: ExplainCreation, budget: Admit): void => {
  const rateAcceptance = (operation: string) => rateFor(explorer, { operation, rule: null }, explainCreation)
  const rate = rateFor(explorer, goal, explainCreation)
  if (goal.operation === null) searchCreation(explorer, rate, budget)
  else searchOperation({ explorer, goal, operation: goal.operation, rate, rateAcceptance, budget })
}

// So often one operation may open the way to the next.
const rounds = 4

/**
 * Searches what has not been seen yet, one after the other. Where an operation is accepted that was not before, what
 * comes of it is looked at like everything else, and what is still missing is searched again.
 */
export const exploreGuided = (explorer: Explorer): void => {
  const { nodes } = explorer.graph
  const budget = budgetOf(explorer, nodes.length)
  const explainCreation = explainCreations(explorer.source.definition)
  for (let round = 0; round < rounds; round += 1) {
    const before = nodes.length
    const goals = openGoals(explorer)
    for (const goal of goals) {
      // What was searched before may have found it on the way.
      if (!isFound(explorer, goal) && !isSpent(explorer)) searchGoal(explorer, goal, explainCreation, budget)
    }
    if (!goals.some((goal) => goal.rule === null && isFound(explorer, goal))) return
    exploreFrom(explorer, before)
  }
}
