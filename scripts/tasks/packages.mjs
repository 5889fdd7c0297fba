import { close, failure } from '../reports/tally.mjs'
import { run as build } from './build.mjs'
import { suites } from './suites.mjs'

/**
 * Packs what npm would publish, lints it, and installs it in a project outside the repository. Not part of `npm test`,
 * since an installation may ask the network.
 *
 * @param {string[]} args for Vitest
 */
export const packages = async (args) =>
  (await build([])) === 0 ? suites('test:packages', 'packages', args) : failure('the build failed')

/** @param {string[]} args */
export const run = async (args) => close(await packages(args))
