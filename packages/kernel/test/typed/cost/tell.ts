import type { TypeCheck } from './type-check.js'

/** Says what a program costs, for people. */
export const tell = (what: string, { instantiations, types, checkTime }: TypeCheck): void =>
  console.log(`${what}: ${instantiations} instantiations, ${types} types, checked in ${checkTime}`)
