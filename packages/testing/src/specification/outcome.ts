import { message, type CoreError, type Decision } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import {
  differencesOfDecision,
  differencesOfRefusal,
  type Details,
  type Differences,
  type Event,
} from './differences.js'

/** What was decided, and how it is told where it is not as expected. */
export interface Told {
  /** Such as `refund: approve, from submitted`. */
  readonly title: string
  readonly answer: Either<CoreError, Decision>
  /** Why the decision is what it is, as lines; asked for only where something differs. */
  readonly explained: () => string
}

const failure = ({ title, explained }: Told, lines: Differences): Error =>
  new Error([title, ...lines.map((line) => `  ${line}`), 'explained:', explained().trimEnd()].join('\n'))

const acceptedText = ({ instance, events }: Decision): string => {
  const types = events.map(({ type }) => `\`${type}\``).join(', ')
  return `a decision into \`${instance.lifecycle_state}\` with ${types === '' ? 'no event' : types}`
}

/** An `Outcome`, as run time sees it. */
interface UntypedOutcome {
  readonly thenAccepted: (state: string, events?: readonly Event[], fields?: object) => Decision
  readonly thenRefused: (kind: string, details?: Details) => CoreError
}

/** Compares what was decided with what is expected. */
export const outcomeOf = (told: Told): UntypedOutcome => ({
  thenAccepted: (state, events, fields) => {
    const { answer } = told
    if (isLeft(answer)) {
      throw failure(told, [`expected: a decision into \`${state}\``, `found: refused: ${message(answer.left)}`])
    }
    const lines = differencesOfDecision(answer.right, state, events, fields)
    if (lines.length > 0) throw failure(told, lines)
    return answer.right
  },
  thenRefused: (kind, details = {}) => {
    const { answer } = told
    if (!isLeft(answer)) {
      throw failure(told, [`expected: the refusal \`${kind}\``, `found: ${acceptedText(answer.right)}`])
    }
    const lines = differencesOfRefusal(answer.left, kind, details)
    if (lines.length > 0) throw failure(told, lines)
    return answer.left
  },
})
