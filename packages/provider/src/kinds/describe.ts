import type * as t from 'io-ts'
import { annotated } from '../codec/io-ts/annotation.js'
import type { JsonSchema } from '../schema/json-schema.js'

/**
 * The same codec with a text for people and models, which goes into tools and documents.
 *
 * @example t.describe(t.nonEmptyText, 'free text against the title of the event')
 */
export const describe = <C extends t.Mixed>(codec: C, text: string): C => annotated(codec, { description: text })

/**
 * The same codec with a JSON Schema, which one that io-ts does not make by itself needs. That the two agree is the
 * author's to see to.
 */
export const withSchema = <C extends t.Mixed>(codec: C, schema: JsonSchema): C =>
  annotated(codec, { schema: () => schema })
