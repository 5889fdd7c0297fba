import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CompleteStore } from '../complete-store.js'
import { admitObservation, admitWrite } from '../contract/admit.js'
import { admitBatch } from '../contract/batch.js'
import { admitRelated } from '../contract/relations/admit-related.js'
import type { RelationStore } from '../relation-store.js'
import type { Answer } from './answer.js'
import type { Content } from './content.js'
import { commitBatchTo, commitRelatedTo, commitTo, observeIn } from './writes.js'

type WriteCalls = Pick<CompleteStore, 'commit' | 'observe' | 'commitBatch'> & RelationStore

/** What is written to a memory store: admitted first, as in every store (R-16, S-13). */
export const writeCalls = (content: Content, answer: Answer): WriteCalls => ({
  commit: (given, expected, options) =>
    pipe(
      TE.fromIOEither(() => admitWrite(given, expected)),
      TE.flatMap(({ commit, expectation }) => answer(options, () => commitTo(content, commit, expectation))),
    ),
  commitRelated: (given, expected, required, options) =>
    pipe(
      TE.fromIOEither(() => admitRelated(given, expected, required)),
      TE.flatMap(({ commit, expectation, requirements }) =>
        answer(options, () => commitRelatedTo(content, commit, expectation, requirements)),
      ),
    ),
  observe: (given, options) =>
    pipe(
      TE.fromIOEither(() => admitObservation(given)),
      TE.flatMap((observation) => answer(options, () => observeIn(content, observation))),
    ),
  commitBatch: (given, options) =>
    pipe(
      TE.fromIOEither(() => admitBatch(given)),
      TE.flatMap((batch) => answer(options, () => commitBatchTo(content, batch))),
    ),
})
