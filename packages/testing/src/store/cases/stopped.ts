import type { Store, StoreError } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { accepted, refused, same } from '../answers.js'
import { absent, at, moved, packed, seen, subjectOf } from '../crate.js'
import { leavesNoTrace } from '../untouched.js'
import type { StoreCase } from '../store-case.js'

const first = packed('c-1', 'r-1')
const subject = subjectOf(first)

type AnyCall = TaskEither<StoreError, unknown>

const calls = (store: Store, signal?: AbortSignal): readonly (readonly [string, AnyCall])[] => {
  const options = signal === undefined ? {} : { signal }
  return [
    ['load', store.load(subject, options)],
    ['ids', store.ids('crate', {}, options)],
    ['events', store.events(subject, {}, options)],
    ['records', store.records(subject, {}, options)],
    ['observations', store.observations(subject, {}, options)],
    ['recordById', store.recordById('r-1', options)],
    ['read', store.read(subject, 'r-1', options)],
    ['commit', store.commit(moved(first.instance, 'r-2'), at({ revision: 1 }), options)],
    ['observe', store.observe(seen(first.instance, 'o-1'), options)],
  ]
}

/** Calls that get no answer. */
export const stoppedCases: readonly StoreCase[] = [
  {
    name: 'S-4: a closed store answers every call with `store_unreachable`, never with nothing found',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      await accepted(store.close())
      for (const [name, call] of calls(store)) same(name, 'store_unreachable', (await refused(call)).kind)
      same('closing again', undefined, await accepted(store.close()))
    },
  },
  {
    name: 'S-4: a call that was aborted before it was sent is `store_unreachable` and writes nothing',
    run: async (store) => {
      await accepted(store.commit(first, absent))
      for (const [, call] of calls(store, AbortSignal.abort())) await leavesNoTrace(store, 'store_unreachable', call)
      const [commit] = calls(store).filter(([name]) => name === 'commit')
      same('the same commit, not aborted', 'committed', await accepted(commit?.[1] as AnyCall))
    },
  },
]
