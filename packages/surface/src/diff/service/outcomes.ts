import type { OutcomeDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { pairs } from '../pairs.js'
import { outcomeChanges, type OutcomeScope } from './outcome.js'

type Outcomes = readonly OutcomeDocument[]

const byName = (outcomes: Outcomes): { readonly [name: string]: OutcomeDocument } =>
  Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome]))

const accepts = ({ refuses }: OutcomeDocument): boolean => refuses === undefined

// The outcome for a wrong state is no step of the walk (SR-115): where it stands says nothing.
const walked = (outcomes: Outcomes): Outcomes => outcomes.filter(({ wrong_state }) => wrong_state !== true)

const after = (outcomes: Outcomes, outcome: OutcomeDocument): Outcomes =>
  walked(outcomes).slice(walked(outcomes).indexOf(outcome) + 1)

const added = (path: string, was: Outcomes, is: Outcomes, outcome: OutcomeDocument): DefinitionChange => {
  if (outcome.wrong_state === true) return compatible(path, 'added', 'the kernel refused what it is taken for')
  const accepted = walked(was).filter(accepts)
  const isBeforeOthers = after(is, outcome).some(({ name }) => accepted.some((other) => other.name === name))
  return isBeforeOthers
    ? breaksCallers(path, 'added', 'it takes, or cannot tell of, calls that an outcome after it took')
    : compatible(path, 'added', 'it takes only what no accepting outcome took')
}

const removed = (path: string, outcome: OutcomeDocument): DefinitionChange => {
  if (accepts(outcome)) return breaksCallers(path, 'removed', 'a call that it took ends in another way')
  return outcome.wrong_state === true
    ? breaksCallers(path, 'removed', 'a refusal no longer names its error')
    : compatible(path, 'removed', 'what it refused goes on to the outcomes after it')
}

const isReordered = (was: Outcomes, is: Outcomes): boolean => {
  const [old, next] = [walked(was), walked(is)].map((outcomes) => outcomes.map(({ name }) => name))
  if (old === undefined || next === undefined) return false
  const [kept, still] = [old.filter((name) => next.includes(name)), next.filter((name) => old.includes(name))]
  return kept.some((name, place) => still[place] !== name)
}

/** The outcomes of one command, which both definitions have; one that is renamed is removed, and another one added. */
export const outcomeListChanges = (
  path: string,
  was: Outcomes,
  is: Outcomes,
  scope: OutcomeScope,
): readonly DefinitionChange[] => [
  ...(isReordered(was, is)
    ? [breaksCallers(path, 'in another order', 'the first that applies is taken: the same call may end in another way')]
    : []),
  ...pairs(byName(was), byName(is)).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (old === undefined) return next === undefined ? [] : [added(at, was, is, next)]
    if (next === undefined) return [removed(at, old)]
    const concerned = { itself: accepts(old), others: after(was, old).some(accepts) }
    return outcomeChanges(at, old, next, concerned, scope)
  }),
]
