import { close, failure } from '../reports/tally.mjs'
import { run as build } from './build.mjs'
import { suites } from './suites.mjs'

/**
 * The slow suites: writers that are killed, servers that are stopped, connections that are cut, large instances, and
 * faults planted in the packages.
 *
 * @param {string[]} args for Vitest
 */
export const faults = async (args) =>
  (await build([])) === 0 ? suites('test:faults', 'faults', args) : failure('the build failed')

/** @param {string[]} args */
export const run = async (args) => close(await faults(args))
