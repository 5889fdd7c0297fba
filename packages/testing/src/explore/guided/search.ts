import type { EntityInstance } from '@assent/kernel'
import { leaves, look, tryCall, type Admit, type Explorer } from '../explorer.js'
import { climb } from './climb.js'
import { isSpent, spend } from './effort.js'
import { isFound, type Goal } from './goals.js'
import { hopsTo } from './hops.js'
import type { Rate } from './rate.js'

// On so many instances, the nearest, every value of every argument is tried in turn.
const climbs = 8

// On so many calls an instance is judged.
const judged = 4

// After so many instances from which nothing came nearer, a search ends.
const patience = 12

// What the rule still asks for is worth a detour: a counter may have to be raised somewhere else.
const outweighs = 10

/** A search for one goal. */
export interface Search {
  readonly explorer: Explorer
  readonly goal: Goal
  readonly operation: string
  readonly rate: Rate
  /** Rates how near an operation is to being accepted. */
  readonly rateAcceptance: (operation: string) => Rate
  readonly budget: Admit
}

/** How far an instance is from the goal; infinitely where no operations lead there. */
type Score = (instance: EntityInstance) => number

interface Scored {
  readonly number: number
  readonly score: number
}

const nearestOf = ({ callsOn }: Explorer, operation: string, instance: EntityInstance, rate: Rate): number =>
  Math.min(
    ...callsOn(operation, instance)
      .accepted.slice(0, judged)
      .map((call) => rate(instance, call)),
  )

/**
 * Judged as if the instance were in a state from which the operation leads; one further for each hop there, and less
 * than one further for what the next of them still asks.
 */
const scoreOf = ({ explorer, operation, rate, rateAcceptance }: Search): Score => {
  const hops = hopsTo(explorer.source.definition.document, operation)
  return (instance) => {
    const away = hops.get(instance.lifecycle_state)
    if (away === undefined) return Infinity
    const asked = away.next === null ? 0 : nearestOf(explorer, away.next, instance, rateAcceptance(away.next))
    const there: EntityInstance = { ...instance, lifecycle_state: away.state }
    return away.hops + asked / (asked + 1) + outweighs * nearestOf(explorer, operation, there, rate)
  }
}

const nearestFirst = (scored: readonly Scored[]): readonly Scored[] =>
  scored
    .filter(({ score }) => score < Infinity)
    .sort((left, right) => left.score - right.score || left.number - right.number)

const scoredFrom = ({ graph }: Explorer, first: number, score: Score): readonly Scored[] =>
  graph.nodes.slice(first).map(({ instance }, index) => ({ number: first + index, score: score(instance) }))

const climbOn = ({ explorer, operation, rate, budget }: Search, number: number): void => {
  const instance = explorer.graph.nodes[number]?.instance
  const document = explorer.source.definition.document.operations[operation]
  if (instance === undefined || document === undefined || !leaves(document, instance.lifecycle_state)) return
  const best = climb(explorer.callsOn(operation, instance), instance, rate)
  if (best?.rate === 0) tryCall(explorer, number, best.call, budget)
}

/** Keeps what comes nearer than where it came from, and one that comes as near. */
const nearer = (budget: Admit, score: Score, from: number): Admit => {
  let spare = 1
  return (isNovel, instance) => {
    const own = score(instance)
    if (own === from) spare -= 1
    return (own < from || (own === from && spare >= 0)) && budget(isNovel, instance)
  }
}

/** Looks at the nearest instances again, this time keeping what comes nearer. */
const goOn = (search: Search, score: Score): void => {
  const { explorer, goal, budget } = search
  const looked = new Set<number>()
  let known = scoredFrom(explorer, 0, score)
  let waited = 0
  while (waited < patience && !isFound(explorer, goal) && !isSpent(explorer)) {
    const next = nearestFirst(known).find(({ number }) => !looked.has(number))
    if (next === undefined) return
    looked.add(next.number)
    const before = explorer.graph.nodes.length
    const { calls } = explorer.counted
    look(explorer, next.number, nearer(budget, score, next.score))
    spend(explorer, explorer.counted.calls - calls)
    const added = scoredFrom(explorer, before, score)
    if (!added.some((one) => one.score < next.score)) waited += 1
    known = [...known, ...added]
    climbOn(search, next.number)
  }
}

/** Searches on the instances that are there, then on those that come from the nearest of them. */
export const searchOperation = (search: Search): void => {
  const { explorer, goal } = search
  const score = scoreOf(search)
  for (const { number } of nearestFirst(scoredFrom(explorer, 0, score)).slice(0, climbs)) {
    if (isFound(explorer, goal)) return
    climbOn(search, number)
  }
  // Where nothing was cut off, there are no other instances.
  const isCut = explorer.reached.has('instances') || explorer.reached.has('depth')
  if (!isCut || isFound(explorer, goal)) return
  if (explorer.source.bounds.guided > 0) goOn(search, score)
  else explorer.source.reach('guided')
}

/** Searches among the creations. */
export const searchCreation = (explorer: Explorer, rate: Rate, budget: Admit): void => {
  const best = climb(explorer.creations, null, rate)
  if (best?.rate === 0) tryCall(explorer, null, best.call, budget)
}
