import { tool } from '../start.mjs'
import { run as build } from './build.mjs'

/** @typedef {{ does: string, packageName: string, name: string, args: string[] }} Linter */

// The first takes as long as the others together, and each keeps one core busy.
/** @type {Linter[][]} */
const lanes = [
  [{ does: 'type-aware lint', packageName: 'eslint', name: 'eslint', args: ['.', '--max-warnings=0'] }],
  [
    {
      does: 'import rules',
      packageName: 'dependency-cruiser',
      name: 'depcruise',
      args: ['packages', 'apps', 'test', 'examples', '--config', '.dependency-cruiser.cjs'],
    },
    { does: 'dead code', packageName: 'knip', name: 'knip', args: ['--no-progress'] },
    { does: 'format', packageName: 'prettier', name: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  ],
]

/**
 * Runs linters one after another, also after one that found something.
 *
 * @param {Linter[]} linters
 * @returns {Promise<string[]>} those that found something
 */
const runInTurn = async (linters) => {
  const failed = []
  for (const { does, packageName, name, args } of linters) {
    if ((await tool(packageName, name, args)) !== 0) failed.push(`${does} (${name})`)
  }
  return failed
}

/** Runs every linter. The types of other packages are read from the build. */
export const run = async () => {
  if ((await build([])) !== 0) return 1
  const failed = (await Promise.all(lanes.map(runInTurn))).flat()
  console.log(failed.length === 0 ? 'lint found nothing' : `lint found something in: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}
