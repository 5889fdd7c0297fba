import { sql, type Compilable, type Kysely } from 'kysely'
import type { PostgresTables } from './tables.js'

/** The form of the tables that this version reads and writes. */
export const schemaVersion = 1

// Compares by UTF-8 bytes, which is the order of C-7, whatever the collation of the database is.
const name = sql`text collate "C"`

const createDefinition = ({ schema }: Kysely<PostgresTables>) =>
  schema
    .createTable('definition')
    .addColumn('digest', name, (column) => column.primaryKey())
    .addColumn('entity', name, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())

const createInstance = ({ schema }: Kysely<PostgresTables>, prefix: string) =>
  schema
    .createTable('instance')
    .addColumn('entity', name, (column) => column.notNull())
    .addColumn('id', name, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('lifecycle_state', name, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('prefilter', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${prefix}subject`, ['entity', 'id'])

// Its key is what the feed goes by: an index for the position alone would cost each write and serve no read.
const createRecord = ({ schema }: Kysely<PostgresTables>, prefix: string) =>
  schema
    .createTable('record')
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('transaction_id', sql`xid8`, (column) => column.notNull().defaultTo(sql`pg_current_xact_id()`))
    .addColumn('record_id', name, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('decision', 'observation')`))
    .addColumn('entity', name, (column) => column.notNull())
    .addColumn('id', name, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('correlation', 'text')
    .addColumn('causation', 'text')
    .addColumn('definition_digest', name)
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('event_types', 'text')
    .addPrimaryKeyConstraint(`${prefix}feed`, ['transaction_id', 'position'])

const createIndexes = ({ schema }: Kysely<PostgresTables>, prefix: string) => [
  schema.createIndex(`${prefix}record_id`).unique().on('record').column('record_id'),
  schema
    .createIndex(`${prefix}decision`)
    .unique()
    .on('record')
    .columns(['entity', 'id', 'revision'])
    .where(sql.ref('kind'), '=', sql.lit('decision')),
  schema
    .createIndex(`${prefix}observation`)
    .on('record')
    .columns(['entity', 'id', 'position'])
    .where(sql.ref('kind'), '=', sql.lit('observation')),
  schema
    .createIndex(`${prefix}prefilter`)
    .on('instance')
    .using('gin')
    .expression(sql`prefilter jsonb_path_ops`),
]

const createSchemaTable = ({ schema }: Kysely<PostgresTables>) =>
  schema.createTable('schema').addColumn('version', 'bigint', (column) => column.notNull())

/** The statements that make the tables, in order; the last one records their form. */
export const createTables = (tables: Kysely<PostgresTables>, prefix: string): readonly string[] =>
  [
    createDefinition(tables),
    createInstance(tables, prefix),
    createRecord(tables, prefix),
    ...createIndexes(tables, prefix),
    createSchemaTable(tables),
    tables.insertInto('schema').values({ version: sql`${sql.lit(schemaVersion)}` }),
  ].map((statement: Compilable) => statement.compile().sql)
