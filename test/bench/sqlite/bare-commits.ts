import { canonical } from '@assent/kernel'
import Database from 'better-sqlite3'
import type { Contender } from '../side-by-side.js'
import type { NextCommit } from './next-commits.js'

/** The bare driver on tables that the adapter made, with the statements that the adapter runs for one commit. */
interface BareCommits {
  readonly contender: Contender
  readonly close: () => void
}

const prepared = (database: Database.Database) => ({
  begin: database.prepare('begin immediate'),
  evidence: database.prepare('select record_id from assent_record where record_id = ?'),
  revision: database.prepare('select revision from assent_instance where entity = ? and id = ?'),
  update: database.prepare(
    'update assent_instance set version = ?, lifecycle_state = ?, revision = ?, fields = ? where entity = ? and id = ?',
  ),
  insert: database.prepare(
    `insert into assent_record (record_id, kind, entity, id, revision, recorded_at, actor, correlation, causation,
       definition_digest, body, event_types) values (?, 'decision', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  commit: database.prepare('commit'),
})

const write = (on: ReturnType<typeof prepared>, { commit }: NextCommit, digest: string): void => {
  const { instance, envelope } = commit
  const { entity, id, version, lifecycle_state, revision, fields } = instance
  const { record, record_id, recorded_at, actor, correlation, causation } = envelope
  const body = canonical(withoutDefinition(record))
  on.begin.run()
  on.evidence.get(record_id)
  on.revision.get(entity, id)
  on.update.run(version, lifecycle_state, Number(revision), canonical(fields), entity, id)
  const types = canonical(record.events.map(({ type }) => type))
  on.insert.run(
    record_id,
    entity,
    id,
    Number(revision),
    recorded_at,
    actor,
    correlation,
    causation,
    digest,
    body,
    types,
  )
  on.commit.run()
}

const withoutDefinition = ({ definition: _, ...body }: NextCommit['commit']['envelope']['record']): object => body

/** Opens a file on which the adapter has committed the first of the subject's commits. */
export const bareCommits = (file: string, commits: () => NextCommit): BareCommits => {
  const database = new Database(file)
  database.pragma('journal_mode = wal')
  database.pragma('synchronous = full')
  const on = prepared(database)
  const { digest } = database.prepare('select digest from assent_definition').get() as { digest: string }
  return {
    contender: {
      name: 'bare better-sqlite3',
      work: (runs) => {
        for (let run = 0; run < runs; run += 1) write(on, commits(), digest)
      },
    },
    close: () => database.close(),
  }
}
