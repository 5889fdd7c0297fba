// Counts come from the runners' own reports (D-21), never from what they print.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { countVitest, failuresIn } from './vitest-report.mjs'

/**
 * What one or more runners did. `problems` are sentences about what no count tells: which tests failed, and what went
 * wrong outside any test.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0, problems: [] }

/**
 * One thing that went wrong outside any test.
 *
 * @param {string} problem
 * @returns {Tally}
 */
export const failure = (problem) => ({ ...nothing, failed: 1, problems: [problem] })

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) =>
  tallies.reduce(
    (left, right) => ({
      passed: left.passed + right.passed,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped,
      problems: [...left.problems, ...right.problems],
    }),
    nothing,
  )

/** @param {Tally} tally */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** @param {string} folder @param {string} name */
const fileOf = (folder, name) => join(root, folder, '.reports', `${name}.json`)

/**
 * Removes what an earlier run reported, so that it is not counted again.
 *
 * @param {string[]} folders @param {string} name
 */
export const clearReports = (folders, name) => {
  for (const folder of folders) rmSync(fileOf(folder, name), { force: true })
}

/**
 * @param {string} folder @param {string} name @param {boolean} filtered
 * @returns {Tally}
 */
const tallyOf = (folder, name, filtered) => {
  const file = fileOf(folder, name)
  if (!existsSync(file)) return filtered ? nothing : failure(`${folder}: no report was left by \`${name}\``)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const count = countVitest(report)
  const idle = count.passed + count.failed === 0 && !filtered
  return idle ? failure(`${folder}: \`${name}\` ran no test`) : { ...count, problems: failuresIn(report) }
}

/**
 * Sums the reports `name` of these workspaces. A workspace that ran no test is a failure, except where the person who
 * started the run chose some of the tests (`filtered`).
 *
 * @param {{ folders: string[], name: string, filtered: boolean, code: number }} run
 * @returns {Tally}
 */
export const tally = ({ folders, name, filtered, code }) => {
  const counted = sum(folders.map((folder) => tallyOf(folder, name, filtered)))
  const silent = code !== 0 && counted.failed === 0
  return silent ? sum([counted, failure(`\`${name}\` exited with ${code} although no test failed`)]) : counted
}

/**
 * Prints the problems and the closing line.
 *
 * @param {Tally} tally
 * @returns {number} the exit code
 */
export const close = (tally) => {
  for (const problem of tally.problems) console.error(problem)
  if (tally.skipped > 0) console.log(`not run: ${tally.skipped}`)
  console.log(closingLine(tally))
  return tally.failed === 0 ? 0 : 1
}
