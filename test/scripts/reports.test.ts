import { describe, expect, it } from 'vitest'
import { closingLine, failure, sum } from '../../scripts/reports/tally.mjs'
import { countVitest } from '../../scripts/reports/vitest-report.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

const report = (passed: number, failed: number, total: number, testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numTotalTests: total,
  testResults,
})

describe('a report of Vitest', () => {
  it('is counted as it is', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed')]
    expect(countVitest(report(2, 1, 3, testResults))).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('counts a file that does not load, or whose hook failed, as one failure', () => {
    expect(countVitest(report(0, 0, 0, [file('failed')]))).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countVitest(report(1, 0, 1, [file('failed', 'passed')]))).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('counts what was left out apart from both', () => {
    expect(countVitest(report(1, 0, 3, [file('passed', 'passed', 'pending', 'todo')]))).toMatchObject({ skipped: 2 })
  })
})

it('tallies are summed, problems kept in order, and closed in one plain line', () => {
  const total = sum([{ passed: 2, failed: 1, skipped: 1, problems: ['a'] }, failure('b')])
  expect(total).toEqual({ passed: 2, failed: 2, skipped: 1, problems: ['a', 'b'] })
  expect(closingLine(total)).toBe('2 passed, 2 failed')
})
