import type { BothRow } from '../sql/read-both-row.js'
import { selectBoth } from '../sql/select-both.js'
import type { Statement } from '../sql/statement.js'
import { rawStatement, tableIn } from './raw-statement.js'

/** A subject's state and what a record id names. */
export const bothStatement = (prefix: string): Statement<'entity' | 'id' | 'record_id', BothRow> =>
  rawStatement(prefix, ['entity', 'id', 'record_id'], (values) => selectBoth((name) => tableIn(prefix, name), values))
