import { join } from 'node:path'
import { failure, nothing, sum } from '../reports/tally.mjs'
import { root } from '../root.mjs'
import { start, startAndHear } from '../start.mjs'
import { buildQuietly } from './build.mjs'

const runner = join(root, 'test/dist/conformance/run.js')

/** @param {string[]} args folders of cases, relative to where the person stands */
export const run = async (args) => ((await buildQuietly()) === 0 ? start(process.execPath, [runner, ...args]) : 1)

const closing = /^(\d+) passed, (\d+) failed$/m

// A server of MySQL is used only where the environment names one (design §8).
const stores = () => ['memory', 'sqlite', 'pglite', 'postgres', ...(process.env['ASSENT_MYSQL_URL'] ? ['mysql'] : [])]

/**
 * Runs the cases that must pass, on every store that is there. The runner's closing line is its report.
 *
 * @returns {Promise<import('../reports/tally.mjs').Tally>}
 */
export const listedCases = async () => {
  if ((await buildQuietly()) !== 0) return failure('the build failed')
  const list = join(root, 'test/conformance/cases.txt')
  const args = [runner, '--cases', list, ...stores().flatMap((name) => ['--store', name])]
  const { code, heard } = await startAndHear(process.execPath, args, { passOn: true })
  const [, passed = '0', failed = '0'] = closing.exec(heard) ?? []
  const counted = { ...nothing, passed: Number(passed), failed: Number(failed) }
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0)
  return silent
    ? sum([counted, failure(`the conformance runner exited with ${code} and passed ${passed} cases`)])
    : counted
}
