import type { RecordedCommit } from '../../recording/commit.js'
import type { Expectation } from '../../recording/expectation.js'
import { columnOf } from '../numbers.js'
import { decisionRow, instanceRow } from '../write-rows.js'
import { prefilterText } from './prefilter.js'

/**
 * What a commit binds, but its definition and the channel. Members are assigned to the row, which nobody else has: to
 * spread one object into another costs several times as much.
 */
export const commitValues = (commit: RecordedCommit, expectation: Expectation) => {
  const { version, lifecycle_state, fields } = instanceRow(commit.instance)
  const prefilter = prefilterText(commit.instance.fields, fields)
  return Object.assign(decisionRow(commit), {
    version,
    lifecycle_state,
    fields,
    prefilter: prefilter === fields ? null : prefilter,
    expected: expectation.kind === 'absent' ? null : columnOf(expectation.revision),
  })
}
