import type { ConditionDocument, LifecycleDocument, RefusesDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from '../absence.js'
import type { AuthoredOutcome, AuthoredSchema } from '../authored.js'
import { scopeOf } from '../scope.js'
import type { Settings } from '../settings.js'
import type { CommandShape } from './command-shape.js'
import { guard } from './guard.js'
import { operationBody } from './operation-body.js'
import { refusesOrDoes, type OutcomeBody } from './outcome-body.js'
import { outcomeNames } from './outcome-names.js'
import { refusesOften } from './refuses.js'

interface Drawn {
  readonly when: ConditionDocument
  readonly inState: string
  /** By its input, by the state, or by both. */
  readonly by: 'when' | 'in_state' | 'both'
  readonly refuses: RefusesDocument | undefined
  readonly body: OutcomeBody
}

interface Choices {
  readonly guarded: readonly Drawn[]
  /** The branch without a guard, the last one. */
  readonly otherwise: Drawn | undefined
  /** The branch for a state from which none moves; without it, branches may be guarded by state (SR-110). */
  readonly wrong: Drawn | undefined
}

/** A move that is guarded by a state starts there (SR-109). */
const movingFrom = (state: string, body: OutcomeBody): OutcomeBody => {
  if (typeof body.effect !== 'object') return body
  const { from, to } = body.effect.moves
  const sources = typeof from === 'string' ? [from] : from
  return sources.includes(state) ? body : { ...body, effect: { moves: { from: [...sources, state], to } } }
}

type Named = (name: string) => AuthoredOutcome

const guardedBranch =
  (drawn: Drawn, mayAskState: boolean): Named =>
  (name) => {
    const { when, inState } = drawn
    const by = mayAskState ? drawn.by : 'when'
    const body = by === 'when' ? drawn.body : movingFrom(inState, drawn.body)
    return {
      name,
      ...(by === 'in_state' ? {} : { when }),
      ...(by === 'when' ? {} : { in_state: inState }),
      ...refusesOrDoes({ ...drawn, body }),
    }
  }

const sourcesOf = ({ effect }: AuthoredOutcome): readonly string[] =>
  typeof effect === 'object' ? [effect.moves.from].flat() : []

/** There is one only where some state is left from which no branch moves (SR-110). */
const withWrongState = (
  branches: readonly AuthoredOutcome[],
  { states }: LifecycleDocument,
  name: string,
  wrong: Drawn,
): readonly AuthoredOutcome[] => {
  const branch: AuthoredOutcome = { name, wrong_state: true, ...refusesOrDoes(wrong) }
  const sources = new Set([...branches, branch].flatMap(sourcesOf))
  return sources.size === states.length ? branches : [...branches, branch]
}

const branchesOf = (
  { guarded, otherwise, wrong }: Choices,
  nameAt: (index: number) => string,
  states: LifecycleDocument,
): readonly AuthoredOutcome[] => {
  const regular: readonly Named[] = [
    ...guarded.map((drawn) => guardedBranch(drawn, wrong === undefined)),
    ...(otherwise === undefined ? [] : [(name: string) => ({ name, ...refusesOrDoes(otherwise) })]),
  ]
  const branches = regular.map((named, index) => named(nameAt(index)))
  return wrong === undefined ? branches : withWrongState(branches, states, nameAt(branches.length), wrong)
}

/** The branches of an operation, one at least, of every form that registration accepts. */
export const operationOutcomes = (
  own: AuthoredSchema,
  states: LifecycleDocument,
  shape: CommandShape,
  settings: Settings,
): fc.Arbitrary<readonly AuthoredOutcome[]> => {
  const scope = scopeOf('operation selector', own, shape.arguments, settings.semantics)
  const drawn: fc.Arbitrary<Drawn> = fc.record({
    when: guard(scope, shape.arguments, settings),
    inState: fc.constantFrom(...states.states),
    by: fc.constantFrom('when', 'when', 'in_state', 'both'),
    refuses: refusesOften(3),
    body: operationBody(own, states, shape, settings),
  })
  const otherwise = fc.option(drawn, { freq: 3, nil: undefined })
  const forWrong = fc.tuple(drawn, refusesOften(8)).map(([one, declared]): Drawn => ({ ...one, refuses: declared }))
  const wrong = fc.option(forWrong, { freq: 2, nil: undefined })
  return fc
    .tuple(fc.array(drawn, { maxLength: 2 }), otherwise, wrong, drawn, outcomeNames(settings))
    .chain(([guarded, last, forWrongState, spare, nameAt]) => {
      const none = guarded.length === 0 && last === undefined
      const choices = { guarded, otherwise: none ? spare : last, wrong: forWrongState }
      const branches = branchesOf(choices, nameAt, states)
      return fc.tuple(...branches.map((one) => withAbsence(fc.constant(one), absencesOf.outcome, settings)))
    })
}
