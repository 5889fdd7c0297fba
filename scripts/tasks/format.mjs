import { tool } from '../start.mjs'

/** @param {string[]} args files or folders; everything where there are none */
export const run = (args) => tool('prettier', 'prettier', ['--write', ...(args.length === 0 ? ['.'] : args)])
