import { Registry, type ValidatedDefinition } from '@assent/kernel'
import { StoredRuntime, type Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'

/** A runtime with this one definition. */
export const runtimeOver = (definition: ValidatedDefinition, store: Store): StoredRuntime => {
  const registry = Registry.empty.register(definition)
  if (isLeft(registry)) throw new Error('a first definition is never a duplicate')
  return StoredRuntime.of({ registry: registry.right, store })
}
