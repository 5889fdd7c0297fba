import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { OtherStory } from './expect.mjs'

/** @typedef {Record<string, unknown>} Flags */

const main = join(root, 'apps', 'entity', 'bin', 'entity.js')

/** @param {[name: string, value: unknown]} flag */
const asFlag = ([name, value]) => [`--${name}`, typeof value === 'string' ? value : JSON.stringify(value)]

/**
 * Runs the real `entity` command, as a person would.
 *
 * @param {string} verb @param {Flags} flags @param {number} expected the exit code
 * @returns {unknown} the JSON that it answers with
 */
const entity = (verb, flags, expected) => {
  const args = [main, verb, ...Object.entries(flags).flatMap(asFlag)]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === expected) return JSON.parse(stdout)
  throw new OtherStory(`\`entity ${verb}\` was expected to end with ${expected}, and it ended with ${status} ${stderr}`)
}

/** @param {'create' | 'execute'} verb @param {Flags} flags */
export const accepted = (verb, flags) => /** @type {import('@assent/shell').RecordedCommit} */ (entity(verb, flags, 0))

/** @param {'create' | 'execute'} verb @param {Flags} flags */
export const refused = (verb, flags) => /** @type {import('@assent/shell').ShellError} */ (entity(verb, flags, 1))

/** @param {Flags} flags */
export const get = (flags) => /** @type {import('@assent/kernel').EntityInstance} */ (entity('get', flags, 0))

/** @param {Flags} flags */
export const history = (flags) => /** @type {import('@assent/shell').Envelope[]} */ (entity('history', flags, 0))
