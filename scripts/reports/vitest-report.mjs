/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numTotalTests: number }} VitestTotals
 * @typedef {VitestTotals & { testResults: VitestFile[] }} VitestReport
 */

/**
 * What Vitest's JSON reporter wrote, as a count. A file that failed without one failed test (it does not load, or a
 * hook of it failed) counts as one failure.
 *
 * @param {VitestReport} report
 * @returns {Count}
 */
export const countVitest = (report) => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  }
}
