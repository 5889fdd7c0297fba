import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { CorruptHistory } from '../store-error.js'
import type { StateAndEvidence } from '../store.js'
import type { DefinitionReader } from './read-definition.js'
import { readInstanceRow } from './read-instance-row.js'
import { readRecordRow, type RecordWithDefinition } from './read-record-row.js'
import type { InstanceTable } from './tables.js'

type HeldRow = { readonly [column in keyof InstanceTable as `held_${column}`]: InstanceTable[column] }

type OrNull<Row> = { readonly [column in keyof Row]: Row[column] | null }

/** An instance beside a record: of each all columns, or null in all. */
export type BothRow = OrNull<HeldRow> & OrNull<RecordWithDefinition>

const isHeld = (row: BothRow): row is BothRow & HeldRow => row.held_revision !== null

const isRecorded = (row: BothRow): row is BothRow & RecordWithDefinition => row.record_id !== null

const instanceIn = (row: HeldRow): InstanceTable => ({
  entity: row.held_entity,
  id: row.held_id,
  version: row.held_version,
  lifecycle_state: row.held_lifecycle_state,
  revision: row.held_revision,
  fields: row.held_fields,
})

/** A subject's state and what a record id names, of the one row that tells both. */
export const readBothRow = (row: BothRow, definitions: DefinitionReader): Either<CorruptHistory, StateAndEvidence> => {
  const instance = isHeld(row) ? readInstanceRow(instanceIn(row)) : right(undefined)
  if (isLeft(instance)) return instance
  const evidence = isRecorded(row) ? readRecordRow(row, definitions) : right(undefined)
  return isLeft(evidence) ? evidence : right({ instance: instance.right, evidence: evidence.right })
}
