import { quietTurbo, turbo } from '../start.mjs'

/** @param {string[]} args for turbo */
export const run = (args) => turbo(['run', 'build', ...args])

/** Builds before a program whose own words matter. */
export const buildQuietly = () => quietTurbo(['run', 'build'])
