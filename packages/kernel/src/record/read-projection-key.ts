import { creationScope } from '../decide/creation.js'
import { compileReference, readReference, slotless } from '../definition/compile-reference.js'
import { isReference } from '../definition/reference.js'
import { readingOf } from '../definition/service/service-reading.js'
import { emptySchema, type DefinitionDocument } from '../document/document.js'
import type { Json } from '../value/json.js'
import type { EntityInstance } from './record.js'

/**
 * What the key of a projection reads of an instance, or nothing: what an invariant would read there (K-148, K-151).
 * A key that is no reference reads nothing.
 *
 * @param definition where the key is declared: under the service rules a key goes into lists, maps and unions as its
 *   schema has them (SR-54); without one, it walks members of objects only
 * @example readProjectionKey('$fields.room')(shelf)
 */
export const readProjectionKey = (
  key: string,
  definition?: DefinitionDocument,
): ((instance: EntityInstance) => Json | undefined) => {
  if (!isReference(key)) return () => undefined
  const service = definition === undefined ? undefined : readingOf(definition, emptySchema)
  const reference = compileReference(key, { ...slotless, service })
  return (instance) => readReference(reference, creationScope(instance))
}
