// Mutation testing of the kernel: a small change of the code that no test notices is a test that is missing.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { percentOf, scoreOf, survivorsIn } from '../mutation/mutants.mjs'
import { asEntry, readList, without } from '../mutation/survivor-list.mjs'
import { root } from '../root.mjs'
import { tool } from '../start.mjs'

/**
 * @typedef {import('../mutation/mutants.mjs').Survivor} Survivor
 * @typedef {{ folder: string, score: import('../mutation/mutants.mjs').Score, survivors: Survivor[] }} Outcome
 */

const folders = ['definition', 'value', 'decide']
const leastPercent = 85
const place = 'packages/kernel/mutation'

/**
 * @param {string} folder
 * @returns {Promise<Outcome | undefined>} nothing where the run itself failed
 */
const mutate = async (folder) => {
  const file = join(root, `.reports/mutation/${folder}.json`)
  rmSync(file, { force: true })
  const env = { ASSENT_MUTATE: folder }
  const code = await tool('@stryker-mutator/core', 'stryker', ['run', `${place}/stryker.config.mjs`], env)
  if (code !== 0 || !existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { folder, score: scoreOf(report), survivors: survivorsIn(report) }
}

/** @param {Outcome} outcome */
const rowOf = ({ folder, score }) => ({
  folder,
  killed: score.killed,
  survived: score.survived,
  'no coverage': score.uncovered,
  timeout: score.timeout,
  percent: Number(percentOf(score).toFixed(1)),
})

/**
 * @param {Outcome[]} outcomes
 * @returns {number} how many survivors have no reason
 */
const compare = (outcomes) => {
  const found = outcomes.flatMap(({ survivors }) => survivors)
  const ran = (/** @type {Survivor} */ { file }) =>
    outcomes.some(({ folder }) => file.startsWith(`packages/kernel/src/${folder}/`))
  const listed = readList(readFileSync(join(root, place, 'survivors.txt'), 'utf8')).filter(ran)
  const unknown = without(found, listed)
  for (const entry of without(listed, found)) console.log(`listed, and lives no longer:\n${asEntry(entry)}`)
  for (const survivor of unknown)
    console.log(`no test notices, and no reason stands in ${place}/survivors.txt:\n${asEntry(survivor)}`)
  console.log(`${found.length} mutants live, ${unknown.length} of them without a reason`)
  return unknown.length
}

/** @param {string[]} args folders of the kernel; none means all three */
export const run = async (args) => {
  const stranger = args.find((name) => !folders.includes(name))
  if (stranger !== undefined) {
    console.error(`no folder \`${stranger}\`: choose from ${folders.join(', ')}`)
    return 2
  }
  const outcomes = []
  for (const folder of args.length === 0 ? folders : args) outcomes.push(await mutate(folder))
  const whole = outcomes.filter((outcome) => outcome !== undefined)
  console.table(whole.map(rowOf))
  const unexplained = compare(whole)
  const weak = whole.filter(({ score }) => percentOf(score) < leastPercent)
  for (const { folder } of weak) console.log(`${folder}: fewer than ${leastPercent} of a hundred mutants were noticed`)
  if (whole.length < outcomes.length) console.error('Stryker failed: see its message above')
  return unexplained === 0 && weak.length === 0 && whole.length === outcomes.length ? 0 : 1
}
