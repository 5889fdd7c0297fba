import { isReference, parseReference } from '../../definition/reference.js'
import type { ObjectSchemaDocument } from '../../document/document.js'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../value/json.js'
import { namesOf } from '../../value/text.js'

/** Is what a reference gives still open, because arguments are not given yet? */
export type IsOpen = (reference: string) => boolean

/** Before `set`: the arguments that are not given are open, and with them the whole of the arguments. */
export const openArguments = ({ fields, additional_fields }: ObjectSchemaDocument, given: JsonObject): IsOpen => {
  const isGiven = (name: string): boolean => Object.hasOwn(given, name)
  const isAnyOpen = additional_fields || !Object.keys(fields).every(isGiven)
  return (text) => {
    const reference = parseReference(text)
    if (reference?.root !== 'args') return false
    const [name] = reference.path
    return name === undefined ? isAnyOpen : !isGiven(name)
  }
}

/** After `set`: so are the fields that open arguments reach. */
export const openFields =
  (isOpen: IsOpen, fields: ReadonlySet<string>): IsOpen =>
  (text) => {
    const reference = parseReference(text)
    if (reference?.root !== 'fields') return isOpen(text)
    const [name] = reference.path
    return name === undefined ? fields.size > 0 : fields.has(name)
  }

/** The references inside a template, in the order in which it is resolved (K-79). */
export const referencesIn = (template: Json): readonly string[] => {
  if (typeof template === 'string') return isReference(template) ? [template] : []
  if (template === null || typeof template !== 'object') return []
  if (isJsonArray(template)) return template.flatMap(referencesIn)
  return isJsonObject(template) ? namesOf(template).flatMap((name) => referencesIn(template[name] as Json)) : []
}
