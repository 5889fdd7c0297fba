import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { closingLine, failure, sum } from '../../scripts/reports/tally.mjs'
import { countVitest, failuresIn } from '../../scripts/reports/vitest-report.mjs'

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'test/some.test.ts'),
  status,
  message: 'no such module\n    at some line',
  assertionResults: tests.map((one, index) => ({
    status: one,
    fullName: `sentence ${index}`,
    failureMessages: one === 'failed' ? ['\u001B[31mexpected 1\u001B[39m\n    at some line'] : [],
  })),
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

  it('names each test that failed, and each file that did not load, by the first line of what was said', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed', 'passed')]
    expect(failuresIn(report(3, 1, 4, testResults))).toEqual([
      'test/some.test.ts: sentence 1: expected 1',
      'test/some.test.ts: no such module',
    ])
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
