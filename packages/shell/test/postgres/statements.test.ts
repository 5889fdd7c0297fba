import { describe, expect, it } from 'vitest'
import { statementName } from '../../src/postgres/statement-name.js'
import { batchStatements } from '../../src/sql/postgres/batch-statements.js'
import { bothStatement } from '../../src/sql/postgres/both-statement.js'
import { commitStatements } from '../../src/sql/postgres/commit-statements.js'
import { createTables } from '../../src/sql/postgres/create-tables.js'
import { postgresTables } from '../../src/sql/postgres/dialect.js'
import { feedStatements } from '../../src/sql/postgres/feed-statements.js'
import { channelOf, hintEvery, hintsOf } from '../../src/sql/postgres/hints.js'
import { numbered } from '../../src/sql/postgres/numbered.js'
import { observeStatement } from '../../src/sql/postgres/observe-statement.js'
import { readPlace } from '../../src/sql/postgres/place.js'
import { instancesStatement } from '../../src/sql/postgres/query-statement.js'
import { readStatements } from '../../src/sql/read-statements.js'
import type { Tables } from '../../src/sql/tables.js'
import { errorOf, valueOf } from '../parcel.js'

const place = { schema: 'a "b"', prefix: 'c"d_' }

const { create, change } = commitStatements(place)

const statements = {
  ...readStatements(postgresTables<Tables>(place)),
  create: create.defined,
  'create, with a definition': create.defining,
  change: change.defined,
  'change, with a definition': change.defining,
  ...batchStatements(place),
  ...feedStatements(place),
  observe: observeStatement(place),
  both: bothStatement(place),
  instances: instancesStatement(place),
}

describe('a statement', () => {
  it.each(Object.entries(statements))('%s names its tables with schema and prefix, quoted', (_name, { sql }) => {
    const count = (part: string): number => sql.split(part).length - 1
    expect(count('"c""d_')).toBe(count('"a ""b"""."c""d_'))
    expect(sql).not.toMatch(/(?:from|into|join|update) (?:instance|record|definition)\b/)
  })

  it.each(Object.entries(statements))('%s sends each value once', (_name, { parameters }) => {
    expect(new Set(parameters).size).toBe(parameters.length)
  })

  it('is numbered by its values, in the order in which they stand first', () => {
    const given = { sql: '$1 $2 $3 $4', parameters: ['a', 'b', 'a', 'c'] as const }
    expect(numbered(given)).toEqual({ sql: '$1 $2 $1 $3', parameters: ['a', 'b', 'c'] })
  })

  it('has a name of its own for each text, which PostgreSQL does not cut off', () => {
    expect(statementName('select 1')).toBe(statementName('select 1'))
    expect(statementName('select 1')).not.toBe(statementName('select 2'))
    expect(statementName('select 1').length).toBeLessThan(64)
  })
})

describe('a place', () => {
  it('is in the schema `public` under the prefix `assent_` where nothing else is said', () => {
    expect(valueOf(readPlace({}))).toEqual({ schema: 'public', prefix: 'assent_' })
  })

  it.each([
    ['a schema without a name', { schema: '' }],
    ['a schema of 64 bytes', { schema: 'x'.repeat(64) }],
    ['a schema with U+0000', { schema: 'a\0' }],
    ['a schema that is no text', { schema: '\ud800' }],
    ['a prefix of 41 bytes', { prefix: 'x'.repeat(41) }],
    ['a prefix of 41 bytes in 21 characters', { prefix: '\u00e9'.repeat(21) }],
    ['a prefix with U+0000', { prefix: '\0' }],
  ])('is none in %s, which PostgreSQL would take for another', (_what, options) => {
    expect(errorOf(readPlace(options)).kind).toBe('store_backend')
  })

  it('has names that PostgreSQL does not cut off, also under the longest prefix', () => {
    const sql = createTables(postgresTables({ schema: 's', prefix: 'x'.repeat(40) }), 'x'.repeat(40)).join('\n')
    for (const [name] of sql.matchAll(/"[^"]+"/g)) expect(name.length - 2).toBeLessThan(64)
  })
})

describe('a hint', () => {
  it('goes to a channel that PostgreSQL takes, whatever the names of the place are', () => {
    expect(channelOf({ schema: 'x'.repeat(63), prefix: "'; drop" })).toMatch(/^[a-z_0-9]{1,63}$/)
    expect(channelOf({ schema: 'a', prefix: 'b' })).not.toBe(channelOf({ schema: 'ab', prefix: '' }))
  })

  it('goes with one write in a while', async () => {
    const { next } = hintsOf({ schema: 'a', prefix: 'b' })
    expect([next(), next(), next()]).toEqual([channelOf({ schema: 'a', prefix: 'b' }), null, null])
    await new Promise((resolve) => setTimeout(resolve, hintEvery + 5))
    expect(next()).not.toBeNull()
  })
})
