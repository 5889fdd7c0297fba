import type { JsonObject, ValueError } from '@assent/kernel'
import type { Proposable } from '../tool.js'

/**
 * The trusted arguments that a model gives: each is refused, also with the value that trusted code would set. Whether
 * the others are declared and fit is the kernel's to say, which names every path.
 */
export const forgedArguments = (given: JsonObject, { trusted }: Proposable, root: string): readonly ValueError[] =>
  trusted
    .filter((name) => Object.hasOwn(given, name))
    .map((name) => ({ path: `${root}.${name}`, message: 'is set by the host alone' }))
