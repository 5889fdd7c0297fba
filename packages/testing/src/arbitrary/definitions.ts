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
import { declarations, type Declared } from './service/declared.js'
import { shrinking } from './shrinking.js'
import { underEach } from './under-each.js'

type Documents = fc.Arbitrary<readonly AuthoredDefinition[]>

/** One document each; under the service rules with relations between them that fit. */
const each = (named: readonly Identity[], settings: Settings): Documents => {
  const targets = named.map(({ entity }) => entity)
  const sourceOf = (one: Identity, declared?: Declared): fc.Arbitrary<AuthoredDefinition> =>
    documentSource(fc.constant(one), { ...settings, targets, ...(declared === undefined ? {} : { declared }) })
  if (settings.semantics === 'kernel/1') return fc.tuple(...named.map((one) => sourceOf(one)))
  const entities = [...new Set(targets)]
  return declarations(entities).chain((declared) =>
    fc.tuple(...named.map((one) => sourceOf(one, declared[entities.indexOf(one.entity)]))),
  )
}

/** The documents of `versions` as they are made, without its shrinking. */
export const unshrunkVersions = (constraints?: DefinitionConstraints): Documents => {
  return underEach(sizesOf(constraints), (sizes) => {
    const settings = { ...sizes, linked: false, targets: entityWords }
    return versionsOfOne(settings).chain((named) => each(named, settings))
  })
}

/** The documents of `definitions` as they are made, without its shrinking. */
export const unshrunkDefinitions = (constraints?: DefinitionConstraints): Documents => {
  return underEach(sizesOf(constraints), (sizes) => {
    const settings = { ...sizes, linked: true, targets: entityWords }
    return identities(settings).chain((named) => each(named, settings))
  })
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
