import type { RecordedCommit } from '../../recording/commit.js'
import type { Expectation } from '../../recording/expectation.js'
import { columnOf } from '../numbers.js'
import { decisionRow, instanceRow } from '../write-rows.js'
import { prefilterText } from './prefilter.js'

/** What a commit binds, but its definition and the channel. */
export const commitValues = (commit: RecordedCommit, expectation: Expectation) => {
  const instance = instanceRow(commit.instance)
  const prefilter = prefilterText(commit.instance.fields, instance.fields)
  return {
    ...instance,
    ...decisionRow(commit),
    prefilter: prefilter === instance.fields ? null : prefilter,
    expected: expectation.kind === 'absent' ? null : columnOf(expectation.revision),
  }
}
