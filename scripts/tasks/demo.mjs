import { demo } from '../demo.mjs'
import { buildQuietly } from './build.mjs'

/** @param {string[]} args a definition to tell the story of, where it is not the one of `examples/` */
export const run = async (args) => ((await buildQuietly()) === 0 ? demo(args) : 1)
