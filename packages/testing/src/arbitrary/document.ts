import type fc from 'fast-check'
import type { AuthoredDefinition } from './authored.js'
import { sizesOf, type DefinitionConstraints } from './constraints.js'
import { documentSource } from './document-source.js'
import { entityWords, identity } from './identity.js'
import { registers } from './registers.js'
import { shrinking } from './shrinking.js'
import { underEach } from './under-each.js'

/** The documents of `document` as they are made, without its shrinking; nothing is filtered in either. */
export const unshrunkDocument = (constraints?: DefinitionConstraints): fc.Arbitrary<AuthoredDefinition> => {
  const named = { targets: entityWords, linked: false }
  return underEach(sizesOf(constraints), (sizes) => {
    const settings = { ...sizes, ...named }
    return documentSource(identity(settings), settings)
  })
}

/**
 * Definition documents as an author writes them, over all of `kernel/1`: every field kind, nested, with every
 * constraint and defaults; transitions from one state and from several; every operator with the references of its
 * scope; `set` with templates, increments and clears; events, projections, every key and its other spelling. Each
 * registers without a defect, by construction. They shrink to the shortest documents that still do.
 *
 * @param constraints how large and how curious; what is left out has the defaults of `DefinitionConstraints`
 * @example fc.assert(fc.property(arbitrary.document({ operations: 1 }), (document) => survivesMyTool(document)))
 */
export const document = (constraints?: DefinitionConstraints): fc.Arbitrary<AuthoredDefinition> =>
  shrinking(unshrunkDocument(constraints), registers)
