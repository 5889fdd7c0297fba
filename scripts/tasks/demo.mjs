import { buildQuietly } from './build.mjs'

/** @param {string[]} args a definition to tell the story of, where it is not the one of `examples/` */
export const run = async (args) => {
  if ((await buildQuietly()) !== 0) return 1
  // Only now: it imports the packages, which a fresh clone has not built before.
  const { demo } = await import('../demo.mjs')
  return demo(args)
}
