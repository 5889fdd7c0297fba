import type { DefinitionDocument } from '@assent/kernel'
import type { Exploration, Visited } from '../explore/exploration.js'
import type { Answer, Answered, Evidence } from './answer.js'
import { answerBy, shortest } from './evidence.js'
import { reachableStates, statesWithExit } from './reachable.js'

const impossible: Answered = { answer: 'impossible', evidence: null, severity: 'warning' }

/** Is each state reached? */
export const askStates = (document: DefinitionDocument, { accepted }: Exploration): readonly Answer[] => {
  const reachable = reachableStates(document)
  return document.lifecycle.states.map((state) => {
    const entering = accepted.filter(({ result }) => result.lifecycle_state === state)
    const answered = reachable.has(state) ? answerBy(entering, { notFound: 'warning' }) : impossible
    return { question: 'state_reached', state, ...answered }
  })
}

const arriving = ({ path }: Visited): Evidence => ({ commands: path, refusal: null })

const askStuck = (state: string, { visited }: Exploration): Answered => {
  const stuck = shortest(
    visited.filter(({ instance, operations }) => instance.lifecycle_state === state && operations?.length === 0),
  )
  return stuck === undefined
    ? { answer: 'not_found', evidence: null, severity: null }
    : { answer: 'found', evidence: arriving(stuck), severity: 'warning' }
}

/**
 * Where does it end? The format does not say which states are meant to be final, so a state that no operation leaves is
 * only noted; an instance that is stuck in any other state is a warning.
 */
export const askEnds = (document: DefinitionDocument, exploration: Exploration): readonly Answer[] => {
  const exits = statesWithExit(document)
  const { states } = document.lifecycle
  return [
    ...states.map((state): Answer => {
      const question = { question: 'state_without_exit', state } as const
      return exits.has(state)
        ? { ...question, answer: 'impossible', evidence: null, severity: null }
        : { ...question, answer: 'found', evidence: null, severity: 'note' }
    }),
    ...states
      .filter((state) => exits.has(state))
      .map((state): Answer => ({ question: 'instance_stuck', state, ...askStuck(state, exploration) })),
  ]
}
