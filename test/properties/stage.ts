import { Registry, type ValidatedDefinition } from '@assent/kernel'
import { StoredRuntime, type Store } from '@assent/shell'
import { definitionOf, type Scene } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'

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
