import { t } from '@assent/provider'
import { instanceSchema, type JsonSchema } from '@assent/surface'
import type { DefinitionDocument, EntityInstance, Json } from '@assent/kernel'
import { writeNumbers, type SafeJson } from '../numbers/write-numbers.js'
import { anyOf, closed, name, oneOf, revision } from '../schema/shapes.js'
import { safeSchema } from './safe-schema.js'

/** JSON of an object whose numbers no reader rounds. */
export interface SafeObject {
  readonly [name: string]: SafeJson
}

/** An instance as callers get it. A number that a reader of JSON would round is the text of its digits. */
export interface GovernedInstance {
  readonly entity: string
  readonly version: number
  readonly id: string
  readonly lifecycle_state: string
  /** For `expected_revision`. */
  readonly revision: number | string
  /** Those of its version. */
  readonly fields: SafeObject
}

/** The states of all versions. */
export const statesOf = (documents: readonly DefinitionDocument[]): readonly string[] => [
  ...new Set(documents.flatMap(({ lifecycle }) => lifecycle.states)),
]

/** Codec of one of these texts. */
export const choice = (texts: readonly string[]): t.Type<string> =>
  t.keyof(Object.fromEntries(texts.map((text) => [text, null]))) as unknown as t.Type<string>

/** Codec of an object whose members others have judged. */
export const judged: t.Mixed = t.record(t.string, t.json)

const fieldsOf = (document: DefinitionDocument): JsonSchema => {
  const { properties } = instanceSchema(document, { largeNumbers: 'text' })
  return (properties as { readonly fields: JsonSchema }).fields
}

/** The schema of an instance of one of the versions, from their definitions. */
export const governedSchema = (documents: readonly DefinitionDocument[]): JsonSchema =>
  safeSchema(
    closed({
      entity: oneOf([...new Set(documents.map(({ entity }) => entity))]),
      version: { type: 'integer', ...oneOf(documents.map(({ version }) => version)) },
      id: name,
      lifecycle_state: oneOf(statesOf(documents)),
      revision,
      fields: anyOf(documents.map(fieldsOf)),
    }),
  )

/**
 * The codec of instances. What holds of their fields, the kernel has judged when they were decided: the codec looks at
 * the six members, and its schema tells what is in `fields`.
 */
export const governedCodec = (documents: readonly DefinitionDocument[]): t.Type<GovernedInstance> => {
  const members: t.Fields = {
    entity: choice(documents.map(({ entity }) => entity)),
    version: t.integer,
    id: t.nonEmptyText,
    lifecycle_state: choice(statesOf(documents)),
    revision: t.union([t.integer, t.string]),
    fields: judged,
  }
  return t.withSchema(t.closed(members), governedSchema(documents)) as unknown as t.Type<GovernedInstance>
}

/** An instance as it travels. */
export const governedInstance = (instance: EntityInstance): GovernedInstance =>
  writeNumbers(instance as unknown as Json) as unknown as GovernedInstance
