import { join } from 'node:path'
import { root } from '../root.mjs'
import { start } from '../start.mjs'
import { buildQuietly } from './build.mjs'

/**
 * Measures side by side, in one run; nothing is asserted.
 *
 * @param {string[]} args for the benchmarks
 */
export const run = async (args) =>
  (await buildQuietly()) === 0 ? start(process.execPath, [join(root, 'test/dist/bench/run.js'), ...args]) : 1
