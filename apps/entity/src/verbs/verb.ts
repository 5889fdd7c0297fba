import type { Command } from 'commander'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'

/** One invocation of a verb, its flags read: what it does to a world, and what it answers. */
export type Verb = (world: World) => TaskEither<Failure, Output>

export type Choose = (verb: Verb) => void

/** Adds a verb with its flags to the program; parsing its flags chooses it. */
export type AddVerb = (program: Command, choose: Choose) => void

/** The example that ends a verb's help text. */
export const example = (...lines: readonly string[]): string =>
  `\nExample:\n${lines.map((line, index) => `  ${index === 0 ? '$ ' : '    '}${line}`).join('\n')}`
