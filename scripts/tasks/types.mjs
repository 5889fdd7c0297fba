import { tool } from '../start.mjs'
import { buildQuietly } from './build.mjs'

/**
 * Prints what the types of a large definition cost. `npm run test` holds the same figures to a bound.
 *
 * @param {string[]} args for Vitest
 */
export const run = async (args) =>
  (await buildQuietly()) === 0
    ? tool('vitest', 'vitest', ['run', '--root', 'packages/kernel', 'test/typed/cost', ...args])
    : 1
