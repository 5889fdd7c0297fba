import { accepted, same } from '../answers.js'
import { absent, packed, subjectOf } from '../crate.js'
import { whole } from '../dump.js'
import type { StoreCase } from '../store-case.js'

const curiousNames = [
  '%',
  '_',
  "o'hara",
  '"',
  '`',
  '/',
  '\\',
  '..',
  'line\nbreak',
  'tab\t',
  '\u00e9',
  'e\u0301',
  'A',
  'a',
  'a ',
  ' a',
  '\u{1f600}',
  '\u0001',
  'a\u2028b',
  'NULL',
  '\ufeff',
  "'; drop table assent_instance; --",
  '{"id":1}',
  '__proto__',
  'constructor',
  '%00',
  '1',
  '01',
  '1.0',
]

/** Names are opaque: a store compares them by code point, and reads nothing into them. */
export const namingCases: readonly StoreCase[] = [
  {
    name: 'C-10: ids with quotes, slashes, wildcards, line breaks or look-alikes are subjects of their own',
    run: async (store) => {
      const commits = curiousNames.map((id, index) => packed(id, `r-${index}`, { fields: { contents: index } }))
      for (const commit of commits) same('the commit', 'committed', await accepted(store.commit(commit, absent)))
      for (const commit of commits) same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
      same('ids', curiousNames.length, (await whole((page) => store.ids('crate', page), 3)).length)
    },
  },
  {
    name: 'C-10: so are entity names',
    run: async (store) => {
      const commits = curiousNames.map((entity, index) =>
        packed('c-1', `r-${index}`, { entity, fields: { contents: index } }),
      )
      for (const commit of commits) await accepted(store.commit(commit, absent))
      for (const commit of commits) {
        same('load', commit.instance, await accepted(store.load(subjectOf(commit))))
        same('ids', ['c-1'], await whole((page) => store.ids(commit.instance.entity, page)))
      }
    },
  },
  {
    name: 'S-16: so are record ids',
    run: async (store) => {
      const recordIds = curiousNames
      const commits = recordIds.map((recordId, index) => packed(`c-${index}`, recordId))
      for (const commit of commits) same('the commit', 'committed', await accepted(store.commit(commit, absent)))
      for (const commit of commits) {
        const named = await accepted(store.recordById(commit.envelope.record_id))
        same('recordById', { kind: 'decision', commit }, named)
      }
    },
  },
]
