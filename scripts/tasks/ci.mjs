import { performance } from 'node:perf_hooks'
import { close, failure, nothing, sum } from '../reports/tally.mjs'
import { sharedFolder } from '../rules/specified.mjs'
import { nameLocalServers } from '../servers/local-servers.mjs'
import { listedCases } from './conformance.mjs'
import { faults } from './faults.mjs'
import { run as lint } from './lint.mjs'
import { packages } from './packages.mjs'
import { run as rules } from './rules.mjs'
import { test } from './test.mjs'

/** @typedef {import('../reports/tally.mjs').Tally} Tally */

/** @type {(run: () => Promise<number>, problem: string) => () => Promise<Tally>} */
const counted = (run, problem) => async () => ((await run()) === 0 ? nothing : failure(problem))

/** @type {{ name: string, run: () => Promise<Tally> }[]} */
const stages = [
  { name: 'lint', run: counted(lint, 'lint found something') },
  { name: 'tests', run: () => test([]) },
  { name: 'fault tests', run: () => faults([]) },
  { name: 'packages', run: () => packages([]) },
  { name: 'conformance', run: async () => (sharedFolder() === undefined ? notHere() : listedCases()) },
  { name: 'rules', run: counted(() => rules(['--report']), 'the rules could not be listed') },
]

const notHere = () => {
  console.log('the vectors are not here (ASSENT_SHARED names their folder): not run')
  return nothing
}

/** @type {(stage: string, tally: Tally) => Tally} */
const named = (stage, tally) => ({ ...tally, problems: tally.problems.map((problem) => `${stage}: ${problem}`) })

/** @param {typeof stages[number]} stage */
const runStage = async ({ name, run }) => {
  console.log(`\n=== ${name}`)
  const start = performance.now()
  const tally = named(name, await run())
  const seconds = Math.round((performance.now() - start) / 1000)
  const summary = `=== ${name}: ${seconds} s, ${tally.failed === 0 ? 'nothing failed' : `failed ${tally.failed}`}`
  console.log(summary)
  return { tally, summary }
}

/** Every stage runs, also after one that failed; the end says again how each went, and the last line sums them all. */
export const run = async () => {
  await nameLocalServers(process.env)
  const ended = []
  for (const stage of stages) ended.push(await runStage(stage))
  console.log(`\n${ended.map(({ summary }) => summary).join('\n')}`)
  return close(sum(ended.map(({ tally }) => tally)))
}
