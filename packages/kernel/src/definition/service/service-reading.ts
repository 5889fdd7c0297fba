import type { DefinitionDocument, ObjectSchemaDocument } from '../../document/document.js'
import type { ScalesDocument } from '../../document/service/service-document.js'
import type { Binder } from './binder.js'

/** What is declared where a condition or a template of the service rules stands. */
export interface ServiceReading {
  readonly schema: ObjectSchemaDocument
  /** Of the command that the place belongs to. */
  readonly arguments: ObjectSchemaDocument
  readonly scales: ScalesDocument
  /** The names of the quantifiers around the place, the innermost first (SR-70). */
  readonly binders: readonly Binder[]
}

/**
 * What is declared where a command of these arguments stands, outside of quantifiers; nothing under `kernel/1`, which
 * reads none of it (SR-9).
 */
export const readingOf = (
  { semantics, schema, scales = {} }: DefinitionDocument,
  args: ObjectSchemaDocument,
): ServiceReading | undefined =>
  semantics === undefined ? undefined : { schema, arguments: args, scales, binders: [] }
