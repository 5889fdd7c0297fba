import { close, failure, sum } from '../reports/tally.mjs'
import { tool } from '../start.mjs'
import { run as build } from './build.mjs'
import { suites } from './suites.mjs'

/**
 * Builds, checks the types of everything, tests included, and runs every suite but the slow one of the faults.
 *
 * @param {string[]} args for Vitest
 */
export const test = async (args) => {
  if ((await build([])) !== 0) return failure('the build failed')
  const typed = await tool('typescript', 'tsc', ['-b'])
  const counted = await suites('test', 'test', args)
  return typed === 0 ? counted : sum([counted, failure('the types do not check')])
}

/** @param {string[]} args */
export const run = async (args) => close(await test(args))
