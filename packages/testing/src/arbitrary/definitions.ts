import { Registry } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { AuthoredDefinition } from './authored.js'
import { sizesOf, type DefinitionConstraints } from './constraints.js'
import { definitionOf } from './definition.js'
import { documentSource, type Identity } from './document-source.js'
import { entityWords, identities, versionsOfOne } from './identity.js'
import { registerTogether } from './registers.js'
import type { Settings } from './settings.js'
import { shrinking } from './shrinking.js'

type Documents = fc.Arbitrary<readonly AuthoredDefinition[]>

const each = (named: readonly Identity[], settings: Settings): Documents =>
  fc.tuple(...named.map((one) => documentSource(fc.constant(one), settings)))

/** The documents of `versions` as they are made, without its shrinking. */
export const unshrunkVersions = (constraints?: DefinitionConstraints): Documents => {
  const settings = { ...sizesOf(constraints), linked: false }
  return versionsOfOne({ ...settings, targets: entityWords }).chain((named) =>
    each(named, { ...settings, targets: named.map(({ entity }) => entity) }),
  )
}

/** The documents of `definitions` as they are made, without its shrinking. */
export const unshrunkDefinitions = (constraints?: DefinitionConstraints): Documents => {
  const settings = { ...sizesOf(constraints), linked: true }
  return identities({ ...settings, targets: entityWords }).chain((named) =>
    each(named, { ...settings, targets: named.map(({ entity }) => entity) }),
  )
}

/**
 * One entity type under several versions, two at least, as documents that one registry takes (K-162). The versions have
 * nothing in common but the name. Every `ref` in them points at that type.
 *
 * @param constraints `versions` says how many at most, the others how large each is
 */
export const versions = (constraints?: DefinitionConstraints): Documents =>
  shrinking(unshrunkVersions(constraints), registerTogether(2))

/**
 * A set of definition documents whose `ref` fields name the types of the set, each under one version or two. One
 * registry takes them all, in any order, and `validateAll` finds every target (K-166, K-167).
 *
 * @param constraints `entities` says how many types at most, `versions` how many of each, the others how large each is
 */
export const definitions = (constraints?: DefinitionConstraints): Documents =>
  shrinking(unshrunkDefinitions(constraints), registerTogether(1))

/** The documents of `definitions` in a registry. */
export const registry = (constraints?: DefinitionConstraints): fc.Arbitrary<Registry> =>
  definitions(constraints).map((documents) => {
    const registered = Registry.empty.registerAll(documents.map(definitionOf))
    if (isLeft(registered)) throw new Error(`the definitions do not register together: ${registered.left.defect}`)
    return registered.right
  })
