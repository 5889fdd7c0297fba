import type { Held } from '../../model/held.js'
import type { StoreCommand } from '../../arbitrary/commands.js'

/** An answer, as the plain reading gives it and as it was given. */
export type Outcome = { readonly refused: unknown } | { readonly accepted: unknown }

/** Somebody before a store or a runtime, who knows what the plain reading answers. */
export interface Actor<Request> {
  /** What the command asks where this is held; nothing where there is nothing to ask. */
  readonly requestFor: (command: StoreCommand, held: Held) => Request | undefined
  /** Asks; where there are two handles over the same data, through the one with this number. */
  readonly perform: (request: Request, hand: number) => Promise<Outcome>
  /** What the plain reading answers, and what it holds then. */
  readonly expected: (request: Request, held: Held) => { readonly answer: Outcome; readonly held: Held }
  /** Everything that is read of the subjects of the scene. */
  readonly dump: () => Promise<unknown>
  /** The same of what the plain reading holds. */
  readonly dumpOf: (held: Held) => unknown
}
