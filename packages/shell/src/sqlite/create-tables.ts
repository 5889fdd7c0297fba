import { sql, type Kysely } from 'kysely'
import type { Tables } from '../sql/tables.js'

/** The form of the tables that this version reads and writes. */
export const schemaVersion = 1

// Values keep the kind of their column, whoever writes them.
const strict = sql`strict`

const createDefinition = (tables: Kysely<Tables>) =>
  tables.schema
    .createTable('definition')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .modifyEnd(strict)

// Text compares by its UTF-8 bytes, which is the order of C-7.
const createInstance = (tables: Kysely<Tables>) =>
  tables.schema
    .createTable('instance')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('lifecycle_state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('subject', ['entity', 'id'])
    .modifyEnd(strict)

const createRecord = (tables: Kysely<Tables>) =>
  tables.schema
    .createTable('record')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('decision', 'observation')`))
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('correlation', 'text')
    .addColumn('causation', 'text')
    .addColumn('definition_digest', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('event_types', 'text')
    .modifyEnd(strict)

const createDecisionIndex = (tables: Kysely<Tables>, prefix: string) =>
  tables.schema
    .createIndex(`${prefix}decision`)
    .unique()
    .on('record')
    .columns(['entity', 'id', 'revision'])
    .where(sql.ref('kind'), '=', sql.lit('decision'))

const createObservationIndex = (tables: Kysely<Tables>, prefix: string) =>
  tables.schema
    .createIndex(`${prefix}observation`)
    .on('record')
    .columns(['entity', 'id', 'position'])
    .where(sql.ref('kind'), '=', sql.lit('observation'))

const createSchema = (tables: Kysely<Tables>) =>
  tables.schema
    .createTable('schema')
    .addColumn('version', 'integer', (column) => column.notNull())
    .modifyEnd(strict)

/** The statements that make the tables, in order; the last one records their form. */
export const createTables = (tables: Kysely<Tables>, prefix: string): readonly string[] =>
  [
    createDefinition(tables),
    createInstance(tables),
    createRecord(tables),
    createDecisionIndex(tables, prefix),
    createObservationIndex(tables, prefix),
    createSchema(tables),
    tables.insertInto('schema').values({ version: sql`${sql.lit(schemaVersion)}` }),
  ].map((statement) => statement.compile().sql)
