import { isJsonObject, type Json, type JsonObject, type ObjectSchemaDocument } from '@assent/kernel'
import { invalidAt, type Reading } from '../refusal.js'
import { fillMembers } from '../value.js'
import { faultsOfServiceMembers } from './value.js'

/** An object after defaults, or what is wrong with it. Defaults are filled as in the base (SR-31). */
export const normalizeService = (schema: ObjectSchemaDocument, given: Json, root: string): Reading<JsonObject> => {
  if (!isJsonObject(given)) return { refused: invalidAt([root]) }
  const filled = fillMembers(schema.fields, given)
  const faults = faultsOfServiceMembers(schema.fields, schema.additional_fields, filled, root)
  return faults.length > 0 ? { refused: invalidAt(faults) } : { accepted: filled }
}
