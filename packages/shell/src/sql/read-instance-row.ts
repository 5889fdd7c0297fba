import { parseJson, readInstance, type EntityInstance } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { recordLimits } from '../contract/limits.js'
import { corruptHistory, type CorruptHistory } from '../store-error.js'
import { revisionOf } from './numbers.js'
import type { InstanceTable } from './tables.js'

/** The instance of a row, or `corrupt_history` naming the subject. */
export const readInstanceRow = (row: InstanceTable): Either<CorruptHistory, EntityInstance> => {
  const fields = parseJson(row.fields, recordLimits)
  if (isLeft(fields)) return left(corruptHistory(row, null, `its fields are no JSON: ${fields.left.message}`))
  const { entity, id, lifecycle_state } = row
  const instance = { entity, version: Number(row.version), id, lifecycle_state, revision: revisionOf(row.revision) }
  const read = readInstance({ ...instance, fields: fields.right }, recordLimits)
  return isLeft(read) ? left(corruptHistory(row, null, read.left.message)) : right(read.right)
}
