import { describe, expect, it } from 'vitest'
import { bind } from '../../src/mysql/bind.js'
import { createTables } from '../../src/mysql/create-tables.js'
import { mysqlTables } from '../../src/mysql/dialect.js'
import { keepingLongTexts, pieceLength, pieceStatements, readingLongTexts } from '../../src/mysql/long-text.js'
import { readPrefix } from '../../src/mysql/prefix.js'
import { readField } from '../../src/mysql/read-field.js'
import { mysqlWriteStatements } from '../../src/mysql/write-statements.js'
import type { Ask } from '../../src/sql/connection.js'
import { readStatements } from '../../src/sql/read-statements.js'
import { valueOf } from '../parcel.js'

describe('what is sent', () => {
  it('is text as its bytes and integers as integers, whatever the connection believes of characters', () => {
    expect(bind('é\u{1f4e6}')).toEqual(Buffer.from([0xc3, 0xa9, 0xf0, 0x9f, 0x93, 0xa6]))
    expect(bind(9223372036854775807n)).toMatchObject({ value: 9223372036854775807n, unsigned: false })
    expect(bind(null)).toBeNull()
  })

  it('is SQL that Kysely wrote, with the prefix before every table, and that no setting of quotes changes', () => {
    const statements = { ...readStatements(mysqlTables('x_')), ...mysqlWriteStatements('x_') }
    const texts = [...Object.values(statements).map(({ sql }) => sql), ...createTables(mysqlTables('x_'))]
    for (const text of texts) {
      expect(text).not.toContain('"')
      expect(text).not.toContain('\\')
      expect(text).toMatch(/`x_(?:definition|instance|record|sequence|piece|schema)`/)
    }
  })
})

describe('what is read', () => {
  it('is integers exact, and text from its bytes', () => {
    expect(readField({ type: 'LONGLONG' }, () => '9223372036854775807')).toBe(9223372036854775807n)
    expect(readField({ type: 'LONG' }, () => 7)).toBe(7n)
    expect(readField({ type: 'BLOB' }, () => Buffer.from('é'))).toBe('é')
    expect(readField({ type: 'BLOB' }, () => null)).toBeNull()
  })

  it('is no text where the bytes are none, so that whoever reads the row refuses it', () => {
    const read = readField({ type: 'BLOB' }, () => Buffer.from([0x7b, 0xff]))
    expect(typeof read === 'string' && read.isWellFormed()).toBe(false)
  })
})

describe('a text that is longer than a server takes at once', () => {
  const statements = pieceStatements('x_')

  /** What a server would keep, and the statements that it was asked. */
  const keeper = () => {
    const rows: { readonly digest: unknown; readonly number: unknown; readonly text: unknown }[] = []
    const asked: unknown[] = []
    const ask = (async (statement, values: { readonly [name: string]: unknown }) => {
      asked.push(values)
      if (statement.sql === statements.insert.sql) {
        rows.push({ digest: values['digest'], number: values['number'], text: values['text'] })
        return { _tag: 'Right', right: [] }
      }
      if (statement.sql === statements.read.sql) {
        return { _tag: 'Right', right: rows.filter(({ digest }) => digest === values['digest']) }
      }
      return { _tag: 'Right', right: [{ body: values['body'] }] }
    }) as Ask
    return { rows, asked, ask }
  }

  const echo = { sql: 'echo', parameters: ['body'] } as const

  it.each([
    ['of one piece and a bit', 'x'.repeat(pieceLength + 1), 2],
    ['whose piece would end in half a character', `x${'\u{1f4e6}'.repeat(pieceLength)}`, 3],
  ])('stands in pieces, and is read whole: %s', async (_what, body, pieces) => {
    const { rows, ask } = keeper()
    valueOf(await keepingLongTexts(statements, ask)(echo, { body }))
    expect(rows).toHaveLength(pieces)
    expect(
      rows.every(({ text }) => typeof text === 'string' && text.isWellFormed() && text.length <= pieceLength),
    ).toBe(true)
    const name = valueOf(await keepingLongTexts(statements, ask)(echo, { body }))
    expect(JSON.stringify(name).length).toBeLessThan(200)
  })

  it('is sent as it is up to that length', async () => {
    const { rows, asked, ask } = keeper()
    const body = 'x'.repeat(pieceLength)
    valueOf(await keepingLongTexts(statements, ask)(echo, { body }))
    expect(rows).toEqual([])
    expect(asked).toEqual([{ body }])
  })

  it('is no text where a piece is missing', async () => {
    const { rows, ask } = keeper()
    const [sent] = valueOf(await keepingLongTexts(statements, ask)(echo, { body: 'x'.repeat(2 * pieceLength + 1) }))
    rows.pop()
    const [row] = valueOf(await readingLongTexts(statements, ask)(echo, sent as { readonly body: string }))
    expect((row as { readonly body: string }).body.isWellFormed()).toBe(false)
  })
})

describe('a prefix', () => {
  it.each(['', 'assent_', 'a0_', 'x'.repeat(40)])('may be %j', (prefix) => {
    expect(valueOf(readPrefix(prefix))).toBe(prefix)
  })

  it.each(['A', 'ä', '-', '`', ' ', 'x'.repeat(41), 7 as never])('is not %j', (prefix) => {
    expect(readPrefix(prefix)).toMatchObject({ left: { kind: 'store_backend' } })
  })
})
