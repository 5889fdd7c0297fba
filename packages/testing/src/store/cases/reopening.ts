import type { Store } from '@assent/shell'
import { accepted, same } from '../answers.js'
import { absent, at, filled, packed, seen, subjectOf } from '../crate.js'
import { dumpStore } from '../dump.js'
import type { ReopenCase, ReopenStore } from '../store-case.js'
import { leavesNoTrace, writesNothing } from '../untouched.js'

const first = packed('c-1', 'r-1', { fields: { contents: { ['__proto__']: 'rope' } } })
const second = filled(first.instance, 'r-2', 'tar')
const sight = seen(second.instance, 'o-1')

const afterReopening = async (
  store: Store,
  reopen: ReopenStore,
  check: (again: Store) => Promise<void>,
): Promise<void> => {
  const again = await reopen(store)
  try {
    await check(again)
  } finally {
    await again.close()()
  }
}

const fill = async (store: Store): Promise<void> => {
  await accepted(store.commit(first, absent))
  await accepted(store.commit(second, at(first.instance)))
  await accepted(store.observe(sight))
}

/** What outlives a store that was closed. */
export const reopenCases: readonly ReopenCase[] = [
  {
    name: 'S-9: what was committed is there after closing and opening again, byte for byte',
    run: async (store, reopen) => {
      await fill(store)
      const before = await dumpStore(store, ['crate'])
      await afterReopening(store, reopen, async (again) => {
        same('the store opened again', before, await dumpStore(again, ['crate']))
      })
    },
  },
  {
    name: 'S-16: record ids and revisions are still taken after closing and opening again',
    run: async (store, reopen) => {
      await fill(store)
      await afterReopening(store, reopen, async (again) => {
        await writesNothing(again, 'already_committed', again.commit(first, absent))
        await writesNothing(again, 'already_observed', again.observe(sight))
        await leavesNoTrace(again, 'record_conflict', again.commit(packed('c-2', 'r-1'), absent))
        await leavesNoTrace(
          again,
          'revision_conflict',
          again.commit(filled(first.instance, 'r-3', 1), at(first.instance)),
        )
        same('load', second.instance, await accepted(again.load(subjectOf(first))))
      })
    },
  },
]
