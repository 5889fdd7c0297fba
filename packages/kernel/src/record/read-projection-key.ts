import { creationScope } from '../decide/create.js'
import { compileReference, readReference } from '../definition/compile-reference.js'
import { isReference } from '../definition/reference.js'
import type { Json } from '../value/json.js'
import type { EntityInstance } from './record.js'

/**
 * What the key of a projection reads of an instance, or nothing: what an invariant would read there (K-148, K-151).
 * A key that is no reference reads nothing.
 *
 * @example readProjectionKey('$fields.room')(shelf)
 */
export const readProjectionKey = (key: string): ((instance: EntityInstance) => Json | undefined) => {
  if (!isReference(key)) return () => undefined
  const reference = compileReference(key)
  return (instance) => readReference(reference, creationScope(instance))
}
