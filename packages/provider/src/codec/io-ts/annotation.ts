import type * as t from 'io-ts'
import type { JsonSchema } from '../../schema/json-schema.js'

/** What a schema is for: what is taken, or what was decoded and encoded again. */
export type SchemaPlace = 'input' | 'output'

/** Makes the JSON Schema of a part. */
export type Project = (codec: t.Mixed) => JsonSchema

/** What io-ts does not know of a codec. */
export interface Annotation {
  /** For people and models. */
  readonly description?: string
  /** Of a member that may be left out: the codec of its value where it is there. */
  readonly present?: t.Mixed
  /** The JSON Schema, where io-ts has no tag that tells it. */
  readonly schema?: (place: SchemaPlace, project: Project) => JsonSchema
}

const key = Symbol('assent annotation')

const none: Annotation = {}

/** What is known of a codec beyond io-ts. */
export const annotationOf = (codec: t.Mixed): Annotation =>
  key in codec ? ((codec as { readonly [key]?: Annotation })[key] ?? none) : none

/** The same codec with more known of it. A codec may be shared, so it is a copy that says more. */
export const annotated = <C extends t.Mixed>(codec: C, more: Annotation): C => {
  const annotation: PropertyDescriptor = { value: { ...annotationOf(codec), ...more } }
  const own = Object.getOwnPropertyDescriptors(codec)
  return Object.create(Object.getPrototypeOf(codec) as object, { ...own, [key]: annotation }) as C
}
