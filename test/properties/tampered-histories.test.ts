import {
  canonical,
  message,
  readDecisionRecord,
  readEvents,
  rehydrate,
  replay,
  type DecisionRecord,
  type EntityInstance,
  type Json,
} from '@assent/kernel'
import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { isDecided, leavesOutDefaults, reachedBy } from './decided-again.js'
import { deepFreeze } from './deep-freeze.js'
import { garbage } from './garbage.js'
import { mutilated } from './mutilated.js'
import { eventfulHistory, history, type History } from './recorded-history.js'
import { runs } from './runs.js'
import { tamperingsOf, type Tampering } from './tamperings.js'

/** How many changes of each history are tried. */
const changes = 8

const picks = fc.array(fc.nat(), { minLength: changes, maxLength: changes })

const picked = (all: Iterable<Tampering>, numbers: readonly number[]): readonly Tampering[] => {
  const list = [...all]
  return numbers.map((number) => list[number % list.length]).filter((one) => one !== undefined)
}

const recordsOf = ({ decisions }: History): readonly DecisionRecord[] => decisions.map(({ record }) => record)

const eventsOf = ({ decisions }: History): readonly Json[] =>
  decisions.flatMap(({ events }) => events) as unknown as readonly Json[]

const instanceOf = ({ decisions }: History): EntityInstance | undefined => decisions.at(-1)?.instance

const refusedOr = (answer: Either<unknown, EntityInstance>): string =>
  isRight(answer) ? canonical(answer.right) : 'refused'

/** Replays the history with one record changed, and compares with what is expected of a record that reads so. */
const replayTampered = (
  told: History,
  index: number,
  tampered: unknown,
  accepts: (read: DecisionRecord) => boolean,
): void => {
  const records = recordsOf(told)
  const answer = replay(records.with(index, tampered as DecisionRecord))
  const read = readDecisionRecord(tampered)
  const isSame = isRight(read) && canonical(read.right) === canonical(records[index] as DecisionRecord)
  const isAccepted = isSame || (isRight(read) && accepts(read.right))
  expect(refusedOr(answer)).toBe(isAccepted ? canonical(instanceOf(told) as EntityInstance) : 'refused')
}

const told = fc.tuple(history(), fc.nat(), picks).map(([one, number, numbers]) => {
  const index = number % one.decisions.length
  return { told: one, index, record: recordsOf(one)[index] as DecisionRecord, numbers }
})

describe('an untouched history', () => {
  it('K-205, K-213: replays to the stored instance', () => {
    fc.assert(
      fc.property(history(), (one) => {
        expect(refusedOr(replay(deepFreeze(recordsOf(one))))).toBe(canonical(instanceOf(one) as EntityInstance))
      }),
      runs,
    )
  })

  it('K-216, K-222: folds to the same instance where every decision has events', () => {
    fc.assert(
      fc.property(eventfulHistory(), (one) => {
        const folded = refusedOr(rehydrate(one.definition, deepFreeze(eventsOf(one))))
        expect(folded).toBe(canonical(instanceOf(one) as EntityInstance))
        expect(refusedOr(replay(recordsOf(one)))).toBe(folded)
      }),
      runs,
    )
  })
})

describe('a tampered record', () => {
  it('K-209: is refused whatever it changes in what it says of its subject and its result', () => {
    fc.assert(
      fc.property(told, ({ told: one, index, record, numbers }) => {
        const { definition, command, ...said } = record
        for (const { tampered } of picked(tamperingsOf(said), numbers)) {
          replayTampered(one, index, { ...(tampered() as object), definition, command }, () => false)
        }
      }),
      runs,
    )
  })

  it('K-205, K-212: is refused for another command or definition, unless the kernel decides the same of it', () => {
    fc.assert(
      fc.property(told, ({ told: one, index, record, numbers }) => {
        const before = one.decisions[index - 1]?.instance
        for (const part of ['command', 'definition'] as const) {
          for (const { tampered } of picked(tamperingsOf({ [part]: record[part] }), numbers)) {
            const { [part]: _replaced, ...others } = record
            replayTampered(one, index, { ...others, ...(tampered() as object) }, (read) => isDecided(read, before))
          }
        }
      }),
      runs,
    )
  })

  it('K-207: is refused where it is dropped, doubled or swapped; only the end of a history can be missing', () => {
    fc.assert(
      fc.property(history(), (one) => {
        const records = recordsOf(one)
        for (const index of records.keys()) {
          const before = one.decisions[index - 1]?.instance
          const isEnd = index === records.length - 1 && before !== undefined
          expect(refusedOr(replay(records.toSpliced(index, 1)))).toBe(isEnd ? canonical(before) : 'refused')
          expect(refusedOr(replay(records.toSpliced(index, 0, records[index] as DecisionRecord)))).toBe('refused')
          if (index > 0) {
            const swapped = records
              .with(index - 1, records[index] as DecisionRecord)
              .with(index, records[index - 1] as DecisionRecord)
            expect(refusedOr(replay(swapped))).toBe('refused')
          }
        }
      }),
      runs,
    )
  })
})

describe('a tampered list of events', () => {
  it('K-219: is refused, unless it is what the kernel decides of other arguments, or another operation, or an end', () => {
    fc.assert(
      fc.property(eventfulHistory(), picks, (one, numbers) => {
        for (const { tampered } of picked(tamperingsOf(eventsOf(one)), numbers)) {
          const events = tampered()
          const answer = rehydrate(one.definition, events)
          const read = readEvents(events)
          const reached = isRight(read) ? reachedBy(one.definition, read.right) : undefined
          if (reached === undefined && isRight(answer)) {
            expect(isRight(read) && leavesOutDefaults(one.definition, read.right)).toBe(true)
          } else {
            expect(refusedOr(answer)).toBe(reached === undefined ? 'refused' : canonical(reached))
          }
        }
      }),
      runs,
    )
  })
})

describe('no history', () => {
  const isAnswered = (answer: ReturnType<typeof replay>): void => {
    if (isLeft(answer)) expect(message(answer.left)).toMatch(/\S/)
  }

  it('K-195: throws, whatever is done to its records or its events', () => {
    const damaged = eventfulHistory().chain((one) =>
      fc.tuple(fc.constant(one), mutilated(recordsOf(one)), mutilated(eventsOf(one)), garbage()),
    )
    fc.assert(
      fc.property(damaged, ([one, records, events, value]) => {
        for (const list of [records, value, [value], [...recordsOf(one), value]]) isAnswered(replay(list as Json[]))
        for (const list of [events, value, [value], [...eventsOf(one), value]]) {
          isAnswered(rehydrate(one.definition, list))
        }
      }),
      runs,
    )
  })
})
