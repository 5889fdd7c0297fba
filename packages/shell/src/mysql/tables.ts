import type { Tables } from '../sql/tables.js'

/** One row: the position of the record that was stored last. */
export interface SequenceTable {
  /** Always 1. */
  readonly one: bigint
  readonly position: bigint
}

/** A part of a text that is too long to be sent at once. */
export interface PieceTable {
  /** Of the whole text. */
  readonly digest: string
  /** From 0. */
  readonly number: bigint
  readonly text: string
}

/** The tables by their names without the prefix. */
export interface MysqlTables extends Tables {
  readonly sequence: SequenceTable
  readonly piece: PieceTable
}
