import type { RuleDocument } from '@assent/kernel'
import { isSame } from './pairs.js'

/** A rule of the old list and what became of it in the new one; one of the two may be missing. */
export interface MatchedRule {
  readonly was?: RuleDocument
  readonly is?: RuleDocument
}

type Alike = (was: RuleDocument, is: RuleDocument) => boolean

// A rule is the same one by its name, else by what it asks; of two without a name, that is all there is.
const sameName: Alike = (was, is) => was.name !== null && was.name === is.name
const sameCondition: Alike = (was, is) => isSame(was.assert, is.assert)
const bothUnnamed: Alike = (was, is) => was.name === null && is.name === null

/** The rules of two lists in pairs: those of the old list in their order, then what is new. */
export const matchedRules = (old: readonly RuleDocument[], next: readonly RuleDocument[]): readonly MatchedRule[] => {
  const partners = new Map<RuleDocument, RuleDocument>()
  const free = new Set(next)
  for (const isAlike of [sameName, sameCondition, bothUnnamed]) {
    for (const was of old) {
      const is = partners.has(was) ? undefined : [...free].find((candidate) => isAlike(was, candidate))
      if (is === undefined) continue
      partners.set(was, is)
      free.delete(is)
    }
  }
  return [
    ...old.map((was) => {
      const is = partners.get(was)
      return is === undefined ? { was } : { was, is }
    }),
    ...next.filter((is) => free.has(is)).map((is) => ({ is })),
  ]
}

/** Do the rules that are in both lists stand in another order? */
export const isReordered = (matched: readonly MatchedRule[], next: readonly RuleDocument[]): boolean => {
  const places = matched.flatMap(({ was, is }) => (was === undefined || is === undefined ? [] : [next.indexOf(is)]))
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}
