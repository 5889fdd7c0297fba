import {
  canonical,
  message,
  readDecisionRecord,
  readEvents,
  rehydrate,
  replay,
  type CoreError,
  type DecisionRecord,
  type DomainEvent,
  type EntityInstance,
  type Semantics,
} from '@assent/kernel'
import { arbitrary, deepFreeze, tamperingsOf, type History, type Tampering } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { isDecided, reachedBy } from './decided-again.js'
import { begunHistory, eventfulHistory } from './histories.js'
import { levels } from './levels.js'
import { runs } from './runs.js'
import { withoutArgumentDefaults } from './without-defaults.js'

/** How many changes of each history are tried. */
const changes = 2

const picks = fc.array(fc.nat(), { minLength: changes, maxLength: changes })

const picked = (all: readonly Tampering[], numbers: readonly number[]): readonly Tampering[] =>
  numbers.map((number) => all[number % all.length]).filter((one) => one !== undefined)

const recordsOf = ({ decisions }: History): readonly DecisionRecord[] => decisions.map(({ record }) => record)

const eventsOf = ({ decisions }: History): readonly DomainEvent[] => decisions.flatMap((decision) => decision.events)

/** The answer as text, so that a failure shows it. */
const outcomeOf = (instance: EntityInstance | undefined): string =>
  instance === undefined ? 'refused' : canonical(instance)

const answerOf = (answer: Either<CoreError, EntityInstance>): string =>
  outcomeOf(isRight(answer) ? answer.right : undefined)

const stored = ({ decisions }: History): string => outcomeOf(decisions.at(-1)?.instance)

/** One record of a history, and which of its changes to try. */
interface Target {
  readonly history: History
  readonly index: number
  readonly record: DecisionRecord
  readonly numbers: readonly number[]
}

const targetUnder = (semantics: Semantics): fc.Arbitrary<Target> =>
  fc.tuple(begunHistory(semantics), fc.nat(), picks).map(([told, number, numbers]): Target => {
    const index = number % told.decisions.length
    return { history: told, index, record: recordsOf(told)[index] as DecisionRecord, numbers }
  })

/** Replays the history with some members of the record changed; one that reads the same is the same. */
const expectRefused = (
  { history: told, index, record, numbers }: Target,
  members: Partial<DecisionRecord>,
  unless: (read: DecisionRecord) => boolean,
): void => {
  const others = Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(members, name)))
  for (const { place, change, tampered } of picked(tamperingsOf(members), numbers)) {
    const changed = { ...others, ...(tampered() as object) }
    const read = readDecisionRecord(changed)
    const isSame = isRight(read) && canonical(read.right) === canonical(record)
    const expected = isSame || (isRight(read) && unless(read.right)) ? stored(told) : 'refused'
    const answer = replay((recordsOf(told) as readonly unknown[]).with(index, changed))
    expect(answerOf(answer), `${place} ${change}`).toBe(expected)
  }
}

// Each history is changed in every place of it: a quarter of the histories is thousands of cases.
const quarter = ({ numRuns = 2000 }: fc.Parameters<unknown>): { readonly numRuns: number } => ({
  numRuns: Math.ceil(numRuns / 4),
})

describe.each(levels)('an untouched history under %s', (semantics, often) => {
  it('K-205, K-213, SR-175: replays to the stored instance', () => {
    fc.assert(
      fc.property(begunHistory(semantics), (told) => {
        expect(answerOf(replay(deepFreeze(recordsOf(told))))).toBe(stored(told))
      }),
      often,
    )
  })
})

describe('an untouched history', () => {
  it('K-216, K-222: folds to the same instance where every decision has events', () => {
    fc.assert(
      fc.property(eventfulHistory(), (told) => {
        expect(answerOf(replay(recordsOf(told)))).toBe(stored(told))
        expect(answerOf(rehydrate(told.definition, deepFreeze(eventsOf(told))))).toBe(stored(told))
      }),
      runs,
    )
  })
})

describe.each(levels)('a tampered record under %s', (semantics, often) => {
  const target = targetUnder(semantics)
  const fewer = quarter(often)

  it('K-209, SR-176: is refused, whatever is changed in what it says of its subject and its result', () => {
    fc.assert(
      fc.property(target, (one) => {
        const { definition: _definition, command: _command, ...said } = one.record
        expectRefused(one, said, () => false)
      }),
      fewer,
    )
  })

  it('K-205, K-212: is refused for another command or definition, unless the kernel decides the same of it', () => {
    fc.assert(
      fc.property(target, (one) => {
        const { definition, command } = one.record
        const before = one.history.decisions[one.index - 1]?.instance
        for (const members of [{ definition }, { command }]) {
          expectRefused(one, members, (read) => isDecided(read, before))
        }
      }),
      fewer,
    )
  })

  it('K-207: is refused where it is dropped, doubled or swapped; only the end of a history can be missing', () => {
    fc.assert(
      fc.property(target, ({ history: told, index, record }) => {
        const records = recordsOf(told)
        const isEnd = index === records.length - 1
        const before = outcomeOf(told.decisions[index - 1]?.instance)
        expect(answerOf(replay(records.toSpliced(index, 1)))).toBe(isEnd ? before : 'refused')
        expect(answerOf(replay(records.toSpliced(index, 0, record)))).toBe('refused')
        const swapped = records.toSpliced(index, 2, ...records.slice(index, index + 2).toReversed())
        expect(answerOf(replay(swapped))).toBe(isEnd ? stored(told) : 'refused')
      }),
      fewer,
    )
  })
})

describe('a tampered list of events', () => {
  const fewer = quarter(runs)

  it('K-219: is refused, unless it is what the kernel decides of other arguments, or another operation, or an end', () => {
    fc.assert(
      fc.property(eventfulHistory(), picks, (told, numbers) => {
        const deciding = withoutArgumentDefaults(told.definition)
        for (const { place, change, tampered } of picked(tamperingsOf(eventsOf(told)), numbers)) {
          const events = tampered()
          const read = readEvents(events)
          const expected = outcomeOf(isRight(read) ? reachedBy(deciding, read.right) : undefined)
          expect(answerOf(rehydrate(told.definition, events)), `${place} ${change}`).toBe(expected)
        }
      }),
      fewer,
    )
  })
})

describe('no history', () => {
  const isAnswered = (answer: Either<CoreError, EntityInstance>): void => {
    if (isLeft(answer)) expect(message(answer.left)).toMatch(/\S/)
  }

  it('K-195: throws, whatever is done to its records or its events', () => {
    const damaged = eventfulHistory().chain((one) =>
      fc.tuple(
        fc.constant(one),
        arbitrary.mutilated(recordsOf(one)),
        arbitrary.mutilated(eventsOf(one)),
        arbitrary.garbage(),
      ),
    )
    fc.assert(
      fc.property(damaged, ([told, records, events, value]) => {
        for (const list of [records, value, [value], [...recordsOf(told), value]]) {
          isAnswered(replay(list as readonly unknown[]))
        }
        for (const list of [events, value, [value], [...eventsOf(told), value]]) {
          isAnswered(rehydrate(told.definition, list))
        }
      }),
      runs,
    )
  })
})
