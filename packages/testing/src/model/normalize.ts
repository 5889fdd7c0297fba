import {
  isJsonObject,
  type DefinitionDocument,
  type Json,
  type JsonObject,
  type ObjectSchemaDocument,
} from '@assent/kernel'
import { invalidAt, type Reading } from './refusal.js'
import { normalizeService } from './service/normalize.js'
import { faultsOfMembers, fillMembers } from './value.js'

/** An object after defaults, or what is wrong with it (K-35 to K-53). */
export const normalize = (schema: ObjectSchemaDocument, given: Json, root: string): Reading<JsonObject> => {
  if (!isJsonObject(given)) return { refused: invalidAt([root]) }
  const filled = fillMembers(schema.fields, given)
  const faults = faultsOfMembers(schema.fields, schema.additional_fields, filled, root)
  return faults.length > 0 ? { refused: invalidAt(faults) } : { accepted: filled }
}

/** The same under the rules of a definition. */
export const normalizeUnder = (
  { semantics }: DefinitionDocument,
  schema: ObjectSchemaDocument,
  given: Json,
  root: string,
): Reading<JsonObject> =>
  semantics === undefined ? normalize(schema, given, root) : normalizeService(schema, given, root)
