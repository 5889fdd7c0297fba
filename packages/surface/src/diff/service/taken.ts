import { words, type ConditionDocument, type OutcomeDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { implies } from '../implies.js'
import { isSame } from '../pairs.js'

/** Whom it concerns when an outcome is taken more or less often. */
export interface Concerned {
  /** The outcome itself accepts: a call that it took must be taken still. */
  readonly itself: boolean
  /** One after it accepts: a call that it passed over must be passed over still. */
  readonly others: boolean
}

/** Is an outcome taken wherever it was, and passed over wherever it was? */
interface Kept {
  readonly taken: boolean
  readonly passed: boolean
}

const passes = 'it takes, or cannot tell of, calls that an outcome after it took'
const misses = 'it passes over calls that it took'

const change = (path: string, said: string, kept: Kept, { itself, others }: Concerned): DefinitionChange => {
  const isMissed = itself && !kept.taken
  const isTaken = others && !kept.passed
  if (isMissed && isTaken)
    return breaksCallers(path, said, 'nobody can say which way it changed: it may take other calls')
  if (isMissed) return breaksCallers(path, said, misses)
  if (isTaken) return breaksCallers(path, said, passes)
  return compatible(path, said, 'every call that was accepted is taken by the same outcome')
}

const guardWords = (when: ConditionDocument | undefined): string => (when === undefined ? 'always' : words(when))

/** The guard over the input. What `implies` is certain of holds the other way round of what does not hold. */
const guardChanges = (path: string, was: OutcomeDocument, is: OutcomeDocument, concerned: Concerned) => {
  if (isSame(was.when, is.when)) return []
  const [old, next] = [was.when ?? true, is.when ?? true]
  const said = `\`when\`: ${guardWords(was.when)} -> ${guardWords(is.when)}`
  return [change(path, said, { taken: implies(old, next), passed: implies(next, old) }, concerned)]
}

const stateWords = (state: string | undefined): string => (state === undefined ? 'any' : `\`${state}\``)

/** The guard over the held state. */
const stateChanges = (path: string, was: OutcomeDocument, is: OutcomeDocument, concerned: Concerned) => {
  const [old, next] = [was.in_state, is.in_state]
  if (old === next) return []
  const said = `\`in_state\`: ${stateWords(old)} -> ${stateWords(next)}`
  return [change(path, said, { taken: next === undefined, passed: old === undefined }, concerned)]
}

/** When an outcome is taken (SR-115). */
export const takenChanges = (
  path: string,
  was: OutcomeDocument,
  is: OutcomeDocument,
  concerned: Concerned,
): readonly DefinitionChange[] => {
  if (was.wrong_state !== is.wrong_state)
    return [breaksCallers(path, '`wrong_state` changed', 'it is taken in other states')]
  return [...guardChanges(path, was, is, concerned), ...stateChanges(path, was, is, concerned)]
}
