import type { RecordedCommit, StoreError } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { accepted, same } from '../../answers.js'
import { absent, at, filled, moved, subjectOf } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { inside, leads, needs, put, target, type RelatingStore } from './scene.js'

const kindOf = (answer: Either<StoreError, string>): string => (isLeft(answer) ? answer.left.kind : answer.right)

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Lets each of some crates name the next of them, the last one the first, all at once. */
const closeRing = (store: RelatingStore, crates: readonly RecordedCommit[]): Promise<readonly string[]> =>
  Promise.all(
    crates.map(async ({ instance }, index) => {
      const next = crates[(index + 1) % crates.length]?.instance.id ?? ''
      const fill = filled(instance, `ring-${instance.id}`, next)
      return kindOf(await store.commitRelated(fill, at(instance), leads(next))())
    }),
  )

const ring = async (store: RelatingStore, round: number, size: number): Promise<readonly RecordedCommit[]> => {
  const crates: RecordedCommit[] = []
  for (const place of numbers(size)) crates.push(await put(store, `c-${round}-${place}`))
  return crates
}

/** Related commits at the same moment in one process. */
export const relationRaceCases: readonly StoreCase<RelatingStore>[] = [
  {
    name: 'K-33: of two that point at each other at once one is stored and one is `reference_cycle`, 50 times',
    run: async (store) => {
      for (const round of numbers(50)) {
        const kinds = await closeRing(store, await ring(store, round, 2))
        same('the answers', ['committed', 'reference_cycle'], [...kinds].sort())
      }
    },
  },
  {
    name: 'K-33: of eight that close a ring at once seven are stored and one is `reference_cycle`, ten times',
    run: async (store) => {
      for (const round of numbers(10)) {
        const kinds = await closeRing(store, await ring(store, round, 8))
        const expected = [...numbers(7).map(() => 'committed'), 'reference_cycle']
        same('the answers', expected, [...kinds].sort())
      }
    },
  },
  {
    name: 'SR-103: 50 that name one subject are all stored, while it changes',
    run: async (store) => {
      let held = await put(store, 'shelf')
      const change = async (): Promise<void> => {
        for (const round of numbers(10)) {
          const next = moved(held.instance, `m-${round}`)
          await accepted(store.commit(next, at(held.instance)))
          held = next
        }
      }
      const commits = numbers(50).map((index) => inside(`c-${index}`, null))
      const [, answers] = await Promise.all([
        change(),
        Promise.all(commits.map((commit) => accepted(store.commitRelated(commit, absent, needs(target('shelf')))))),
      ])
      same('the answers', ['committed'], [...new Set(answers)])
      same('load', held.instance, await accepted(store.load(subjectOf(held))))
    },
  },
  {
    name: 'SR-103: of pairs that name each other and are created at once none is stored before what it names',
    run: async (store) => {
      for (const round of numbers(20)) {
        const [one, other] = [`a-${round}`, `b-${round}`]
        const call = (id: string, named: string) => store.commitRelated(inside(id, named), absent, needs(target(named)))
        const answers = await Promise.all([call(one, other)(), call(other, one)()])
        same('the answers', ['reference_missing', 'reference_missing'], answers.map(kindOf))
      }
    },
  },
  {
    name: 'S-18: 20 identical related commits all succeed and leave one record',
    run: async (store) => {
      await put(store, 'shelf')
      const commit = inside('c-1', 'shelf')
      const required = { ...needs(target('shelf')), edges: leads('shelf').edges }
      const answers = await Promise.all(numbers(20).map(() => accepted(store.commitRelated(commit, absent, required))))
      same('the commits that wrote', 1, answers.filter((answer) => answer === 'committed').length)
      same('the records', 1, (await accepted(store.records(subjectOf(commit)))).items.length)
    },
  },
]
