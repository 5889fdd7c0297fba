import { clearReports, failure, sum, tally } from '../reports/tally.mjs'
import { workspacesWith } from '../reports/workspaces.mjs'
import { turbo } from '../start.mjs'

/**
 * Runs the npm script `script` of every workspace that has it, two at a time, to the end even where one fails.
 *
 * @param {string} script
 * @param {string} name of the report that its runner writes
 * @param {string[]} args for Vitest: file names, `-t NAME`
 */
export const suites = async (script, name, args) => {
  const folders = workspacesWith(script)
  const filtered = args.length > 0
  clearReports(folders, name)
  const choice = filtered ? ['--', '--passWithNoTests', ...args] : []
  const code = await turbo(['run', script, '--continue', '--concurrency=2', ...choice])
  const counted = tally({ folders, name, filtered, code })
  const idle = filtered && counted.passed + counted.failed === 0
  return idle ? sum([counted, failure(`no test matches ${args.join(' ')}`)]) : counted
}
