import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Ask } from '../sql/connection.js'
import { digestOf } from '../sql/definition-text.js'
import type { Failure } from '../sql/failure.js'
import { statement, type SqlValue, type Statement } from '../sql/statement.js'
import { mysqlTables } from './dialect.js'
import { noText } from './read-field.js'

/**
 * A text of more UTF-16 units than this stands in pieces of at most so many, and its column names them: a server takes
 * no more at once than its `max_allowed_packet`, 16 MiB of a MariaDB as it is installed.
 */
export const pieceLength = 2 ** 18

// No stored text begins so: what stands in a column by itself holds no U+0000, and JSON text begins with none.
const mark = '\0sha256:'

/** Does a column hold the name of pieces instead of its text? */
const isNameOfPieces = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

/** Pieces are kept by the digest of the whole text, and never change. */
export interface PieceStatements {
  readonly insert: Statement<'digest' | 'number' | 'text', unknown>
  readonly read: Statement<'digest', { readonly text: string }>
}

export const pieceStatements = (prefix: string): PieceStatements => {
  const tables = mysqlTables(prefix)
  return {
    insert: statement(['digest', 'number', 'text'], (values) =>
      tables
        .insertInto('piece')
        .values({ ...values })
        .onDuplicateKeyUpdate({ number: sql.ref('number') }),
    ),
    read: statement(['digest'], ({ digest }) =>
      tables.selectFrom('piece').select('text').where('digest', '=', digest).orderBy('number'),
    ),
  }
}

const endsInHalf = (text: string): boolean => !text.isWellFormed()

const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = []
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + pieceLength)
    const whole = endsInHalf(piece) ? piece.slice(0, -1) : piece
    pieces.push(whole)
    start += whole.length
  }
  return pieces
}

const keep = async (ask: Ask, { insert }: PieceStatements, text: string): Promise<Either<Failure, string>> => {
  const digest = digestOf(text)
  for (const [number, piece] of piecesOf(text).entries()) {
    const kept = await ask(insert, { digest, number: BigInt(number), text: piece })
    if (isLeft(kept)) return kept
  }
  return right(mark + digest)
}

/** Asks inside a transaction that writes: long texts are kept in pieces first, and their names are sent. */
export const keepingLongTexts =
  (statements: PieceStatements, ask: Ask): Ask =>
  async (asked, values) => {
    const sent: { [name: string]: SqlValue } = { ...values }
    for (const [name, value] of Object.entries<SqlValue>(sent)) {
      if (typeof value !== 'string' || value.length <= pieceLength) continue
      const kept = await keep(ask, statements, value)
      if (isLeft(kept)) return kept
      sent[name] = kept.right
    }
    return ask(asked, sent as typeof values)
  }

const readPieces = async (ask: Ask, { read }: PieceStatements, name: string): Promise<Either<Failure, string>> => {
  const digest = name.slice(mark.length)
  const pieces = await ask(read, { digest })
  if (isLeft(pieces)) return pieces
  const text = pieces.right.map((piece) => piece.text).join('')
  return right(text.isWellFormed() && digestOf(text) === digest ? text : noText)
}

const readRow = async <Row>(ask: Ask, statements: PieceStatements, row: Row): Promise<Either<Failure, Row>> => {
  const whole = { ...row } as { [column: string]: unknown }
  for (const [column, value] of Object.entries(whole)) {
    if (!isNameOfPieces(value)) continue
    const text = await readPieces(ask, statements, value)
    if (isLeft(text)) return text
    whole[column] = text.right
  }
  return right(whole as Row)
}

const isWhole = (row: unknown): boolean => !Object.values(row as object).some(isNameOfPieces)

/** Asks so that each row has its texts whole. */
export const readingLongTexts =
  (statements: PieceStatements, ask: Ask): Ask =>
  async (asked, values) => {
    const answer = await ask(asked, values)
    if (isLeft(answer) || answer.right.every(isWhole)) return answer
    const rows: (typeof answer.right)[number][] = []
    for (const row of answer.right) {
      const whole = await readRow(ask, statements, row)
      if (isLeft(whole)) return whole
      rows.push(whole.right)
    }
    return right(rows)
  }
