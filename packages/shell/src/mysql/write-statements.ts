import { sql } from 'kysely'
import { statement, type Statement } from '../sql/statement.js'
import { recordColumns, writeStatements } from '../sql/write-statements.js'
import type { Affected } from './connection.js'
import { mysqlTables } from './dialect.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** A statement that writes answers how many rows it wrote. */
const affecting = <Name extends string>({
  sql: text,
  parameters,
}: Statement<Name, unknown>): Statement<Name, Affected> => ({
  sql: text,
  parameters,
})

const instanceColumns = ['entity', 'id', 'version', 'lifecycle_state', 'revision', 'fields'] as const

type InstanceColumn = (typeof instanceColumns)[number]
type RecordColumn = (typeof recordColumns)[number]

/** What a server is told to write. */
export interface MysqlWriteStatements {
  /** Writes nothing where the definition of the digest `known` is not stored. */
  readonly insertInstance: Statement<InstanceColumn | 'known', Affected>
  /** The same; nor where the subject is not at the revision `expected`. */
  readonly updateInstance: Statement<InstanceColumn | 'known' | 'expected', Affected>
  readonly insertDefinition: Statement<'digest' | 'entity' | 'version' | 'document', Affected>
  readonly document: Statement<'digest', { readonly document: string }>
  /** Takes the next `count` positions. Until the transaction ends no other takes one: they ascend as commits do. */
  readonly takePositions: Statement<'count', Affected>
  /** The record with the last position that was taken, or the one that stands `before` it. */
  readonly insertRecord: Statement<RecordColumn | 'before', Affected>
  /** The revision of a subject, which no other moves until the transaction ends. */
  readonly lockToChange: Statement<'entity' | 'id', { readonly revision: bigint }>
  /** The same, and others may hold it so at the same time. */
  readonly lockToObserve: Statement<'entity' | 'id', { readonly revision: bigint }>
}

const writesOfInstances = (prefix: string) => {
  const definition = tableIn(prefix, 'definition')
  const instance = tableIn(prefix, 'instance')
  return {
    insertInstance: rawStatement(
      prefix,
      [...instanceColumns, 'known'],
      (values) => sql<Affected>`
insert into ${instance} (entity, id, version, lifecycle_state, revision, fields)
select
  ${values.entity}, ${values.id}, ${values.version}, ${values.lifecycle_state}, ${values.revision}, ${values.fields}
from dual
where ${values.known} is null or exists (select 1 from ${definition} where digest = ${values.known})`,
    ),

    updateInstance: rawStatement(
      prefix,
      [...instanceColumns, 'known', 'expected'],
      (values) => sql<Affected>`
update ${instance} set
  version = ${values.version}, lifecycle_state = ${values.lifecycle_state}, revision = ${values.revision},
  fields = ${values.fields}
where entity = ${values.entity} and id = ${values.id} and revision = ${values.expected}
  and revision < ${values.revision}
  and (${values.known} is null or exists (select 1 from ${definition} where digest = ${values.known}))`,
    ),
  }
}

const locks = (prefix: string) => {
  const { revision } = writeStatements(mysqlTables(prefix))
  // The words that every version of either server knows.
  const withLock = (lock: string): typeof revision => ({ ...revision, sql: `${revision.sql} ${lock}` })
  return { lockToChange: withLock('for update'), lockToObserve: withLock('lock in share mode') }
}

export const mysqlWriteStatements = (prefix: string): MysqlWriteStatements => {
  const tables = mysqlTables(prefix)
  return {
    ...writesOfInstances(prefix),
    ...locks(prefix),

    insertDefinition: affecting(
      statement(['digest', 'entity', 'version', 'document'], (values) =>
        tables
          .insertInto('definition')
          .values({ ...values })
          .onDuplicateKeyUpdate({ digest: sql.ref('digest') }),
      ),
    ),

    document: writeStatements(tables).document,

    takePositions: rawStatement(
      prefix,
      ['count'],
      ({ count }) => sql<Affected>`
update ${tableIn(prefix, 'sequence')} set position = last_insert_id(position + ${count}) where one = 1`,
    ),

    insertRecord: affecting(
      statement([...recordColumns, 'before'], ({ before, ...values }) =>
        tables.insertInto('record').values({ ...values, position: sql`last_insert_id() - ${before}` }),
      ),
    ),
  }
}
