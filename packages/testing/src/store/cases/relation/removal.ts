import { isRight } from 'fp-ts/lib/Either.js'
import { accepted, same } from '../../answers.js'
import { absent } from '../../crate.js'
import { leavesNoTrace, writesNothing } from '../../untouched.js'
import { inside, needs, put, target, type RelatingStore, type RemoveSubject } from './scene.js'

/** One thing that a store does of which subjects can be removed by other means. */
export interface RemovalCase {
  readonly name: string
  readonly run: (store: RelatingStore, remove: RemoveSubject) => Promise<void>
}

const shelf = { entity: 'crate', id: 'shelf' }
const required = needs(target('shelf'))

const writers = Array.from({ length: 20 }, (_, index) => inside(`c-${index}`, null))

/** Targets that were there once. */
export const removalCases: readonly RemovalCase[] = [
  {
    name: 'K-33: a target that was removed is `reference_missing`, and what was committed before stays so',
    run: async (store, remove) => {
      await put(store, 'shelf')
      const before = inside('c-1', null)
      await accepted(store.commitRelated(before, absent, required))
      await remove(store, shelf)
      await leavesNoTrace(store, 'reference_missing', store.commitRelated(inside('c-2', null), absent, required))
      await writesNothing(store, 'already_committed', store.commitRelated(before, absent, required))
    },
  },
  {
    name: 'K-33: of 20 commits beside the removal of their target each is stored, or refused and not there',
    run: async (store, remove) => {
      await put(store, 'shelf')
      const calls = writers.map((commit) => store.commitRelated(commit, absent, required))
      const [, answers] = await Promise.all([remove(store, shelf), Promise.all(calls.map((call) => call()))])
      for (const [index, answer] of answers.entries()) {
        const { instance } = writers[index] ?? inside('', null)
        const held = await accepted(store.load({ entity: 'crate', id: instance.id }))
        if (!isRight(answer)) same('the refusal', 'reference_missing', answer.left.kind)
        same('load', isRight(answer) ? instance : undefined, held)
      }
      await leavesNoTrace(store, 'reference_missing', store.commitRelated(inside('late', null), absent, required))
    },
  },
]
