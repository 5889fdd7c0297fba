import Database from 'better-sqlite3'
import type { StoredRuntime, Subject } from '@assent/shell'
import { meter, unwrap } from './process/meter.js'

/** A record of a meter's history. */
export interface Entry {
  readonly recordId: string
  readonly revision: number
}

/** The whole history of a meter, oldest first, checked to be one: no revision is missing or there twice. */
export const readHistory = async (runtime: StoredRuntime, subject: Subject = meter): Promise<readonly Entry[]> => {
  const entries: Entry[] = []
  let after: string | undefined
  do {
    const page = unwrap(
      await runtime.history(subject, after === undefined ? { limit: 1000 } : { limit: 1000, after })(),
    )
    entries.push(
      ...page.items.map(({ record_id, record }) => ({ recordId: record_id, revision: Number(record.revision) })),
    )
    after = page.next
  } while (after !== undefined)
  const instance = unwrap(await runtime.get(subject)())
  const revisions = entries.map(({ revision }) => revision)
  const expected = Array.from({ length: Number(instance.revision) }, (_, index) => index + 1)
  if (revisions.join() !== expected.join()) throw new Error(`the history is no history: revisions ${revisions.join()}`)
  if (instance.fields['count'] !== entries.length - 1)
    throw new Error('the instance is not the one that the history made')
  return entries
}

/** What SQLite itself says about the file: `ok`. */
export const integrityOf = (file: string): unknown => {
  const database = new Database(file, { readonly: true })
  try {
    return database.pragma('integrity_check', { simple: true })
  } finally {
    database.close()
  }
}
