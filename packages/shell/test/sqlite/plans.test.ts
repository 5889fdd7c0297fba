import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { readStatements } from '../../src/sql/read-statements.js'
import { subjectStatements } from '../../src/sql/subject-statements.js'
import { writeStatements } from '../../src/sql/write-statements.js'
import { createTables } from '../../src/sqlite/create-tables.js'
import { sqliteTables } from '../../src/sqlite/dialect.js'

const tables = sqliteTables('assent_')
const database = new BetterSqlite(':memory:')
for (const sql of createTables(tables, 'assent_')) database.exec(sql)

const statements = Object.entries({
  ...readStatements(tables),
  ...subjectStatements(tables),
  ...writeStatements(tables),
})

describe('the statement', () => {
  it.each(statements)('%s finds its rows by an index and sorts none of them', (_name, { sql, parameters }) => {
    const plan = database.prepare(`explain query plan ${sql}`).all(...parameters.map(() => '1'))
    const details = (plan as readonly { detail: string }[]).map(({ detail }) => detail)
    expect(details.filter((detail) => /^SCAN|TEMP B-TREE/.test(detail))).toEqual([])
  })
})

it('Kysely writes the SQL, with the prefix before every table and a place for each value', () => {
  expect(readStatements(sqliteTables('x_')).record).toEqual({
    sql:
      'select "x_record".*, "x_definition"."document" from "x_record" left join "x_definition" on ' +
      '"x_definition"."digest" = "x_record"."definition_digest" where "x_record"."record_id" = ?',
    parameters: ['record_id'],
  })
  expect(writeStatements(sqliteTables('x_')).updateInstance).toEqual({
    sql:
      'update "x_instance" set "version" = ?, "lifecycle_state" = ?, "revision" = ?, "fields" = ? ' +
      'where "entity" = ? and "id" = ?',
    parameters: ['version', 'lifecycle_state', 'revision', 'fields', 'entity', 'id'],
  })
})
