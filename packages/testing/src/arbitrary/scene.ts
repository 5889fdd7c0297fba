import fc from 'fast-check'
import type { AuthoredDefinition } from './authored.js'
import { commands, type StoreCommand } from './commands.js'
import type { DefinitionConstraints } from './constraints.js'
import { definitionOf } from './definition.js'
import { document } from './document.js'

/** A definition and requests under it: what a store, or two of them, can be held to. */
export interface Scene {
  readonly document: AuthoredDefinition
  readonly commands: readonly StoreCommand[]
}

/** Any definition, and requests as `commands` makes them: at most `maxLength` after the first, and repeated ones. */
export const scene = (maxLength?: number, constraints?: DefinitionConstraints): fc.Arbitrary<Scene> =>
  document(constraints).chain((made) =>
    fc.record(
      { document: fc.constant(made), commands: commands(definitionOf(made), maxLength) },
      { noNullPrototype: true },
    ),
  )
