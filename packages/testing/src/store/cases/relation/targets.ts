import { accepted, refused, same } from '../../answers.js'
import { absent, at, filled, moved, packed, subjectOf } from '../../crate.js'
import { dumpStore } from '../../dump.js'
import type { StoreCase } from '../../store-case.js'
import { leavesNoTrace } from '../../untouched.js'
import { inside, needs, nothing, put, target, type RelatingStore } from './scene.js'

const commit = inside('c-1', null)

const missingOf = (relation: string, entity: string, id: string | null): object => ({
  kind: 'reference_missing',
  entity: 'crate',
  id: 'c-1',
  relation,
  target: { entity, id },
})

/** Targets that are held, and targets that are not. */
export const relationTargetCases: readonly StoreCase<RelatingStore>[] = [
  {
    name: 'SR-103: a commit that requires nothing is stored as any other',
    run: async (store) => {
      same('the answer', 'committed', await accepted(store.commitRelated(commit, absent, nothing)))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
    },
  },
  {
    name: 'SR-103: a commit whose targets are held is stored, with its record',
    run: async (store) => {
      await put(store, 'c-2')
      await accepted(store.commit(packed('p-1', 'r-p', { entity: 'pallet' }), absent))
      const required = needs(target('c-2'), target('p-1', 'pallet', 'on'), target('c-2'))
      same('the answer', 'committed', await accepted(store.commitRelated(commit, absent, required)))
      same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      same('the record', { kind: 'decision', commit }, await accepted(store.recordById('r-c-1')))
    },
  },
  {
    name: 'K-33: a target that is not stored is `reference_missing`, which names it, and leaves nothing',
    run: async (store) => {
      const refusal = await leavesNoTrace(
        store,
        'reference_missing',
        store.commitRelated(commit, absent, needs(target('c-2'))),
      )
      same('the refusal', missingOf('beside', 'crate', 'c-2'), refusal)
      same('the record', undefined, await accepted(store.recordById('r-c-1')))
    },
  },
  {
    name: 'K-33: a change is held as a creation is',
    run: async (store) => {
      await accepted(store.commit(commit, absent))
      const change = moved(commit.instance, 'r-2')
      const call = store.commitRelated(change, at(commit.instance), needs(target('c-2')))
      same('the refusal', missingOf('beside', 'crate', 'c-2'), await leavesNoTrace(store, 'reference_missing', call))
      await put(store, 'c-2')
      same('the answer', 'committed', await accepted(call))
      same('load', change.instance, await accepted(store.load(subjectOf(commit))))
    },
  },
  {
    name: 'SR-103: the first target in their order that is not held is the one that is told',
    run: async (store) => {
      await put(store, 'c-2')
      const required = needs(target('c-2'), target('z', 'crate', 'second'), target('a', 'crate', 'third'))
      const refusal = await refused(store.commitRelated(commit, absent, required))
      same('the refusal', missingOf('second', 'crate', 'z'), refusal)
    },
  },
  {
    name: 'C-7: a target of another entity, or of nearly the same id, is not the target',
    run: async (store) => {
      await put(store, 'c-2')
      await put(store, '\u00c9')
      for (const one of [target('c-2', 'pallet'), target('C-2'), target('c-2 '), target('E\u0301'), target('c-%')]) {
        const call = store.commitRelated(commit, absent, needs(one))
        await leavesNoTrace(store, 'reference_missing', call)
      }
    },
  },
  {
    name: 'SR-88: what has no address, or an id that no store takes, is not held',
    run: async (store) => {
      for (const id of [null, 'c\u0000', 'x'.repeat(513), '']) {
        const refusal = await leavesNoTrace(
          store,
          'reference_missing',
          store.commitRelated(commit, absent, needs(target(id))),
        )
        same('the refusal', missingOf('beside', 'crate', id), refusal)
      }
    },
  },
  {
    name: 'SR-103: a subject that names itself is held once it is stored',
    run: async (store) => {
      same('the answer', 'committed', await accepted(store.commitRelated(commit, absent, needs(target('c-1')))))
    },
  },
  {
    name: 'S-7: a related commit keeps events and records as `commit` does',
    run: async (store) => {
      await put(store, 'c-2')
      const fill = filled(commit.instance, 'r-2', 'rope')
      await accepted(store.commitRelated(commit, absent, needs(target('c-2'))))
      await accepted(store.commitRelated(fill, at(commit.instance), needs(target('c-2'))))
      const related = await dumpStore(store, ['crate'])
      same('related again', 'already_committed', await accepted(store.commit(fill, at(commit.instance))))
      same('the store', related, await dumpStore(store, ['crate']))
      const { items } = await accepted(store.events(subjectOf(commit)))
      same('events', [...commit.envelope.record.events, ...fill.envelope.record.events], items)
    },
  },
]
