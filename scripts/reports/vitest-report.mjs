import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../root.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numTotalTests: number }} VitestTotals
 * @typedef {VitestTotals & { testResults: VitestFile[] }} VitestReport
 */

/** @param {VitestTest} test */
const hasFailed = (test) => test.status === 'failed'

/** @param {VitestFile} file */
const isBroken = (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed)

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''

/**
 * A line for each test that failed, so that the end of a long run says which they were.
 *
 * @param {VitestReport} report
 * @returns {string[]}
 */
export const failuresIn = ({ testResults }) =>
  testResults.flatMap((file) => {
    const place = relative(root, file.name)
    if (isBroken(file)) return [`${place}: ${firstLine(file.message)}`]
    const failed = file.assertionResults.filter(hasFailed)
    return failed.map(({ fullName, failureMessages: [message = ''] }) => `${place}: ${fullName}: ${firstLine(message)}`)
  })

/**
 * What Vitest's JSON reporter wrote, as a count. A file that failed without one failed test (it does not load, or a
 * hook of it failed) counts as one failure.
 *
 * @param {VitestReport} report
 * @returns {Count}
 */
export const countVitest = (report) => {
  const broken = report.testResults.filter(isBroken).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  }
}
