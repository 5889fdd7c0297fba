import type { RecordedCommit, Store, StoreError } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { accepted, same } from '../answers.js'
import { absent, at, filled, packed, seen, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

const writers = Array.from({ length: 50 }, (_, index) => index)

const kindOf = (answer: Either<StoreError, string>): string => (isLeft(answer) ? answer.left.kind : answer.right)

const count = (kinds: readonly string[]): { readonly [kind: string]: number } =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))

const race = (store: Store, commits: readonly RecordedCommit[], revision?: number): Promise<readonly string[]> =>
  Promise.all(
    commits.map(async (commit) =>
      kindOf(await store.commit(commit, revision === undefined ? absent : at({ revision }))()),
    ),
  )

const oneWinner = async (
  store: Store,
  commits: readonly RecordedCommit[],
  kinds: readonly string[],
  loser: string,
): Promise<RecordedCommit> => {
  same('the answers', { committed: 1, [loser]: commits.length - 1 }, count(kinds))
  const winner = commits[kinds.indexOf('committed')] as RecordedCommit
  same('the stored instance', winner.instance, await accepted(store.load(subjectOf(winner))))
  return winner
}

/** Writers at the same moment in one process. */
export const raceCases: readonly StoreCase[] = [
  {
    name: "X-2: of 50 commits at one revision one succeeds, 49 are `revision_conflict`, and the row is the winner's",
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      await accepted(store.commit(first, absent))
      const commits = writers.map((writer) => filled(first.instance, `w-${writer}`, writer))
      const winner = await oneWinner(store, commits, await race(store, commits, 1), 'revision_conflict')
      const records = await whole((page) => store.records(subjectOf(first), page))
      same('the records', [first.envelope, winner.envelope], records)
    },
  },
  {
    name: 'X-2: of 50 creations of one subject one succeeds and 49 are `revision_conflict`',
    run: async (store) => {
      const commits = writers.map((writer) => packed('c-1', `w-${writer}`, { fields: { contents: writer } }))
      const winner = await oneWinner(store, commits, await race(store, commits), 'revision_conflict')
      same('the records', [winner.envelope], await whole((page) => store.records(subjectOf(winner), page)))
    },
  },
  {
    name: 'S-16: of 50 subjects created under one record id one is stored and 49 are `record_conflict`',
    run: async (store) => {
      const commits = writers.map((writer) => packed(`c-${writer}`, 'r-1'))
      const winner = await oneWinner(store, commits, await race(store, commits), 'record_conflict')
      same('ids', [winner.instance.id], await whole((page) => store.ids('crate', page)))
    },
  },
  {
    name: 'S-18: 50 identical commits all succeed and leave one record',
    run: async (store) => {
      const commit = packed('c-1', 'r-1')
      const kinds = await race(
        store,
        writers.map(() => commit),
      )
      same('the answers', { committed: 1, already_committed: 49 }, count(kinds))
      same('the records', [commit.envelope], await whole((page) => store.records(subjectOf(commit), page)))
    },
  },
  {
    name: 'S-18: 50 identical observations all succeed and leave one',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      await accepted(store.commit(first, absent))
      const sight = seen(first.instance, 'o-1')
      const kinds = await Promise.all(writers.map(async () => kindOf(await store.observe(sight)())))
      same('the answers', { observed: 1, already_observed: 49 }, count(kinds))
      same('the observations', [sight], await whole((page) => store.observations(subjectOf(first), page)))
    },
  },
  {
    name: 'C-10: 50 subjects created at once are all stored',
    run: async (store) => {
      const commits = writers.map((writer) => packed(`c-${writer}`, `r-${writer}`))
      same('the answers', { committed: 50 }, count(await race(store, commits)))
      for (const commit of commits) same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
    },
  },
  {
    name: 'S-9: a reader beside a writer sees state, record and events together, or none of them',
    run: async (store) => {
      const first = packed('c-1', 'r-1')
      const subject = subjectOf(first)
      await accepted(store.commit(first, absent))
      let instance = first.instance
      for (const writer of writers.slice(0, 10)) {
        const next = filled(instance, `w-${writer}`, writer)
        const read = store.read(subject, next.envelope.record_id)
        const [, seenNow] = await Promise.all([accepted(store.commit(next, at(instance))), accepted(read)])
        const expected = seenNow.evidence === undefined ? instance : next.instance
        same('the instance beside the record', expected, seenNow.instance)
        instance = next.instance
      }
    },
  },
]
