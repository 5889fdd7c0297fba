import type { Semantics } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredSchema } from './authored.js'
import { referencesOf, type Place, type Reference } from './reference.js'

/**
 * What a place can see: its references, and an arbitrary that picks one as text, mostly one that always has a value.
 */
export interface Scope {
  readonly references: readonly Reference[]
  readonly expression: fc.Arbitrary<string>
}

/** The scope of these references, one at least of which is given. */
export const scopeWith = (references: readonly Reference[]): Scope => {
  const given = references.filter((reference) => reference.given)
  const expression = fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...given) },
      { weight: 1, arbitrary: fc.constantFrom(...references) },
    )
    .map((reference) => reference.expression)
  return { references, expression }
}

/** The scope of a place; `args` are the command's, and none where there is no command. */
export const scopeOf = (
  place: Place,
  schema: AuthoredSchema,
  args: AuthoredSchema = {},
  semantics: Semantics = 'kernel/1',
): Scope => scopeWith(referencesOf(place, schema, args, semantics))
