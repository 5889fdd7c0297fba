import { Registry, type ValidatedDefinition } from '@assent/kernel'
import { StoredRuntime, type Store } from '@assent/shell'
import { arbitrary, type AuthoredDefinition, type StoreCommand } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { definitionOf } from './definition-of.js'

/** A definition and requests under it. */
export interface Scene {
  readonly document: AuthoredDefinition
  readonly commands: readonly StoreCommand[]
}

/** Scenes with at most so many requests, some of them made twice. */
export const scene = (maxLength: number): fc.Arbitrary<Scene> =>
  arbitrary
    .document()
    .chain((document) =>
      fc.record({ document: fc.constant(document), commands: arbitrary.commands(definitionOf(document), maxLength) }),
    )

let played = 0

/** The scene's definition under an entity name that no other case has, so that many cases share a store. */
export const ownDefinition = ({ document }: Scene): ValidatedDefinition => {
  played += 1
  return definitionOf({ ...document, entity: `${document.entity} ${played}` })
}

/** A runtime with this one definition. */
export const runtimeWith = (definition: ValidatedDefinition, store: Store): StoredRuntime => {
  const registry = Registry.empty.register(definition)
  if (isLeft(registry)) throw new Error('a first definition is never a duplicate')
  return StoredRuntime.of({ registry: registry.right, store })
}
