import { largestRequirements, type Requirements } from '@assent/shell'
import { accepted, refused, same } from '../../answers.js'
import { absent, at, filled, moved, packed, withInstance } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { leavesNoTrace, writesNothing } from '../../untouched.js'
import { inside, leads, needs, put, target, type RelatingStore } from './scene.js'

const commit = inside('c-1', null)
const missing = needs(target('nobody'))
const circle = leads('c-1')

const manyTargets = (count: number): Requirements =>
  needs(...Array.from({ length: count }, (_, index) => target(`t-${index}`)))

const noRequirements: readonly unknown[] = [
  undefined,
  null,
  {},
  { targets: [] },
  { targets: {}, edges: [] },
  { targets: [null], edges: [] },
  { targets: [{ relation: 'beside', target: { entity: 'crate' } }], edges: [] },
  { targets: [{ relation: 'beside', target: { entity: 'crate', id: 7 } }], edges: [] },
  { targets: [], edges: [{ field: 'contents', to: 'c-2' }] },
  { targets: [], edges: [{ field: 'contents', to: ['\ud800'] }] },
]

/** Relations come between expectation and write, in the order of S-13. */
export const relationOrderCases: readonly StoreCase<RelatingStore>[] = [
  {
    name: 'S-16: a related commit again is `already_committed`, whatever its targets are by then',
    run: async (store) => {
      await accepted(store.commitRelated(commit, absent, needs(target('c-1'))))
      await writesNothing(store, 'already_committed', store.commitRelated(commit, absent, missing))
      await writesNothing(store, 'already_committed', store.commitRelated(commit, absent, circle))
      await accepted(store.commit(moved(commit.instance, 'r-2'), at(commit.instance)))
      await writesNothing(store, 'already_committed', store.commitRelated(commit, absent, missing))
    },
  },
  {
    name: 'S-16: `record_conflict` wins over relations',
    run: async (store) => {
      await put(store, 'c-2')
      const other = inside('c-1', null, 'r-c-2')
      await leavesNoTrace(store, 'record_conflict', store.commitRelated(other, absent, missing))
      await leavesNoTrace(store, 'record_conflict', store.commitRelated(other, absent, circle))
    },
  },
  {
    name: 'X-6: `revision_conflict` wins over relations',
    run: async (store) => {
      await accepted(store.commit(commit, absent))
      const again = inside('c-1', null, 'r-9')
      await leavesNoTrace(store, 'revision_conflict', store.commitRelated(again, absent, missing))
      const stale = filled(commit.instance, 'r-9', 'c-1')
      await accepted(store.commit(moved(commit.instance, 'r-2'), at(commit.instance)))
      await leavesNoTrace(store, 'revision_conflict', store.commitRelated(stale, at(commit.instance), circle))
    },
  },
  {
    name: 'S-13: what no decision made, and what no store takes, win over relations',
    run: async (store) => {
      const nonsense = withInstance(commit, { lifecycle_state: 'moved' })
      await leavesNoTrace(store, 'store_backend', store.commitRelated(nonsense, absent, missing))
      const unstorable = packed('c\u00001', 'r-1')
      await leavesNoTrace(store, 'not_storable', store.commitRelated(unstorable, absent, missing))
    },
  },
  {
    name: 'SR-103: targets are asked after before edges',
    run: async (store) => {
      const both = { ...missing, edges: circle.edges }
      same('the refusal', 'reference_missing', (await refused(store.commitRelated(commit, absent, both))).kind)
    },
  },
  {
    name: 'S-19: a commit that was refused for its relations takes no record id, and succeeds once they hold',
    run: async (store) => {
      const call = store.commitRelated(commit, absent, needs(target('c-2')))
      await leavesNoTrace(store, 'reference_missing', call)
      await accepted(store.commit(inside('c-3', null, 'r-c-1'), absent))
      await leavesNoTrace(store, 'record_conflict', call)
      await put(store, 'c-2')
      const other = inside('c-1', null, 'r-9')
      same('the answer', 'committed', await accepted(store.commitRelated(other, absent, needs(target('c-2')))))
    },
  },
  {
    name: 'R-16: what are no requirements is `store_backend`',
    run: async (store) => {
      for (const given of noRequirements) {
        const call = store.commitRelated(commit, absent, given as Requirements)
        await leavesNoTrace(store, 'store_backend', call)
      }
    },
  },
  {
    name: `C-9: more than ${largestRequirements} requirements are \`not_storable\`, each counted once`,
    run: async (store) => {
      const many = manyTargets(largestRequirements + 1)
      const refusal = await leavesNoTrace(store, 'not_storable', store.commitRelated(commit, absent, many))
      same('the path', 'relations', refusal.kind === 'not_storable' ? refusal.path : null)
      const most = manyTargets(largestRequirements)
      const twice = needs(...most.targets, ...most.targets)
      await leavesNoTrace(store, 'reference_missing', store.commitRelated(commit, absent, twice))
    },
  },
  {
    name: 'S-4: a closed store answers a related commit with `store_unreachable`, as it does one that was aborted',
    run: async (store) => {
      const signal = AbortSignal.abort()
      const aborted = await refused(store.commitRelated(commit, absent, missing, { signal }))
      same('aborted', 'store_unreachable', aborted.kind)
      await accepted(store.close())
      same('closed', 'store_unreachable', (await refused(store.commitRelated(commit, absent, missing))).kind)
    },
  },
]
