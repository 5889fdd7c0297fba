import {
  readDecisionRecord,
  readEvents,
  rehydrate,
  replay,
  type DecisionRecord,
  type EntityInstance,
  type Json,
  type JsonObject,
  type ParseFailure,
} from '@assent/kernel'
import { bindTo, bindW, chain, chainW, left, map, right, traverseArray, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { documentOf, type CallGroup } from '../calls.js'
import { jsonIn, validatedIn } from '../input.js'
import { answer } from './answer.js'
import type { CoreState } from './state.js'

const instanceAnswer = (instance: EntityInstance) => ({ value: documentOf(instance) })

const listOf = (json: Json): Either<ParseFailure, readonly Json[]> =>
  Array.isArray(json) ? right(json) : left({ kind: 'parse_failure', path: 'records', message: 'not a list' })

const readRecords = (records: readonly Json[]): Either<ParseFailure, readonly DecisionRecord[]> =>
  pipe(
    records,
    traverseArray((record) => readDecisionRecord(record)),
  )

/** The records that the case's accepted steps returned, the last one with the patch's keys written over it. */
const tampered = (records: readonly DecisionRecord[], patch: Json): readonly Json[] =>
  records.map((record, index) =>
    index === records.length - 1
      ? { ...(documentOf(record) as JsonObject), ...(patch as JsonObject) }
      : documentOf(record),
  )

/** Calls that go over a whole history. */
export const histories = (state: CoreState): CallGroup => ({
  Replay: (input) =>
    pipe(jsonIn(input, 'records'), chain(listOf), chain(readRecords), chainW(replay), map(instanceAnswer), answer),
  ReplayReturned: () => pipe(replay(state.records), map(instanceAnswer), answer),
  ReplayTampered: (input) =>
    pipe(
      jsonIn(input, 'patch'),
      map((patch) => tampered(state.records, patch)),
      chain(readRecords),
      chainW(replay),
      map(instanceAnswer),
      answer,
    ),
  Rehydrate: (input) =>
    pipe(
      validatedIn(input),
      bindTo('definition'),
      bindW('events', () =>
        pipe(
          jsonIn(input, 'events'),
          chain((json) => readEvents(json)),
        ),
      ),
      chainW(({ definition, events }) => rehydrate(definition, events)),
      map(instanceAnswer),
      answer,
    ),
})
