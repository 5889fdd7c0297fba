import { sql, type Compilable, type Kysely } from 'kysely'
import { longestKey } from '../contract/storable.js'
import type { MysqlTables } from './tables.js'

/** The form of the tables that this version reads and writes. */
export const schemaVersion = 1

// Text is kept and compared by its UTF-8 bytes, which is the order of C-7, and no character set, collation or padding
// has a say in it, whatever those of the server, the connection and the session are.
const name = sql`varbinary(${sql.lit(longestKey)})`
const word = sql`varbinary(64)`
const text = sql`longblob`

// Another engine may be the server's default, which keeps no transactions; another format takes shorter keys.
const inTransactions = sql`engine = innodb row_format = dynamic`

// A statement that makes a table commits by itself: one that was stopped half-way goes on where it stopped.
const table = ({ schema }: Kysely<MysqlTables>, tableName: keyof MysqlTables) =>
  schema.createTable(tableName).ifNotExists().modifyEnd(inTransactions)

const createDefinition = (tables: Kysely<MysqlTables>) =>
  table(tables, 'definition')
    .addColumn('digest', word, (column) => column.primaryKey().notNull())
    .addColumn('entity', text, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('document', text, (column) => column.notNull())

const createInstance = (tables: Kysely<MysqlTables>) =>
  table(tables, 'instance')
    .addColumn('entity', name, (column) => column.notNull())
    .addColumn('id', name, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('lifecycle_state', text, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('fields', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('subject', ['entity', 'id'])

// The place of a decision is taken once; that of an observation, of which there may be several at one revision, is no
// key, since null equals nothing.
const single = sql`case when kind = 'decision' then 1 end`

const createRecord = (tables: Kysely<MysqlTables>) =>
  table(tables, 'record')
    .addColumn('position', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('record_id', name, (column) => column.notNull())
    .addColumn('kind', word, (column) => column.notNull())
    .addColumn('entity', name, (column) => column.notNull())
    .addColumn('id', name, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', text, (column) => column.notNull())
    .addColumn('actor', text)
    .addColumn('correlation', text)
    .addColumn('causation', text)
    .addColumn('definition_digest', word)
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('event_types', text)
    .addColumn('single', 'integer', (column) => column.generatedAlwaysAs(single).stored())
    .addUniqueConstraint('record_id', ['record_id'])
    .addUniqueConstraint('decision', ['entity', 'id', 'kind', 'revision', 'single'])
    .addUniqueConstraint('observation', ['entity', 'id', 'kind', 'position'])

const createSequence = (tables: Kysely<MysqlTables>) =>
  table(tables, 'sequence')
    .addColumn('one', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())

const createPiece = (tables: Kysely<MysqlTables>) =>
  table(tables, 'piece')
    .addColumn('digest', word, (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('piece', ['digest', 'number'])

const createSchema = (tables: Kysely<MysqlTables>) =>
  table(tables, 'schema').addColumn('version', 'bigint', (column) => column.primaryKey().notNull())

/** The statements that make the tables, in order; the last one records their form. Each may be run again. */
export const createTables = (tables: Kysely<MysqlTables>): readonly string[] =>
  [
    createDefinition(tables),
    createInstance(tables),
    createRecord(tables),
    createPiece(tables),
    createSequence(tables),
    tables
      .insertInto('sequence')
      .ignore()
      .values({ one: sql`1`, position: sql`0` }),
    createSchema(tables),
    tables
      .insertInto('schema')
      .ignore()
      .values({ version: sql`${sql.lit(schemaVersion)}` }),
  ].map((statement: Compilable) => statement.compile().sql)
