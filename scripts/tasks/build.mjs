import { turbo } from '../start.mjs'

/** @param {string[]} args for turbo */
export const run = (args) => turbo(['run', 'build', ...args])
