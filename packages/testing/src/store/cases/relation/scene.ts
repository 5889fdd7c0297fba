import { type Json } from '@assent/kernel'
import type { RecordedCommit, RelationStore, RequiredTarget, Requirements, Store, Subject } from '@assent/shell'
import { accepted } from '../../answers.js'
import { absent, packed } from '../../crate.js'

/** A store that holds relations. */
export type RelatingStore = Store & RelationStore

/** Removes what is stored under a subject, and its records, by other means than the port: it has none. */
export type RemoveSubject = (store: Store, subject: Subject) => Promise<void>

export const nothing: Requirements = { targets: [], edges: [] }

export const target = (id: string | null, entity = 'crate', relation = 'beside'): RequiredTarget => ({
  relation,
  target: { entity, id },
})

/** These subjects are to be held. */
export const needs = (...targets: readonly RequiredTarget[]): Requirements => ({ targets, edges: [] })

/** What a crate's `contents` name must not lead back to it. */
export const leads = (...to: readonly string[]): Requirements => ({
  targets: [],
  edges: [{ field: 'contents', to }],
})

/** The commit that creates a crate whose `contents` name others. */
export const inside = (id: string, contents: Json, recordId = `r-${id}`): RecordedCommit =>
  packed(id, recordId, { fields: { contents } })

/** Creates a crate whose `contents` name others, without asking after them. */
export const put = async (store: Store, id: string, contents: Json = null): Promise<RecordedCommit> => {
  const commit = inside(id, contents)
  await accepted(store.commit(commit, absent))
  return commit
}
