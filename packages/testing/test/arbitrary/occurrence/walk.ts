import { isJsonArray, isJsonObject, memberOf, type Json, type JsonObject } from '@assent/kernel'

/** The members of an object of the document; none where there is none. */
export const objectAt = (holder: Json | undefined, name: string): JsonObject => {
  const member = holder !== undefined && isJsonObject(holder) ? (memberOf(holder, name) ?? null) : null
  return isJsonObject(member) ? member : {}
}

/** The elements of a list of the document; none where there is none. */
export const listAt = (holder: Json | undefined, name: string): readonly Json[] => {
  const member = holder !== undefined && isJsonObject(holder) ? (memberOf(holder, name) ?? null) : null
  return isJsonArray(member) ? member : []
}

/** The keys that an object writes, each as `part.key`. */
export const keysOf = (part: string, object: Json | undefined): readonly string[] =>
  object !== undefined && isJsonObject(object) ? Object.keys(object).map((key) => `key: ${part}.${key}`) : []

/** What a value is called in the table. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The texts inside a template that are references. */
export const referencesIn = (template: Json | undefined): readonly string[] => {
  if (typeof template === 'string') {
    return template.startsWith('$') && !template.startsWith('$$') ? [template] : []
  }
  if (template === undefined || template === null) return []
  if (isJsonArray(template)) return template.flatMap(referencesIn)
  return isJsonObject(template) ? Object.values(template).flatMap(referencesIn) : []
}

/** Each reference by its root and whether it has a path, at the column of K-81. */
export const rootsIn = (column: string, template: Json | undefined): readonly string[] =>
  referencesIn(template).map((reference) => {
    const [root = '', ...path] = reference.split('.')
    return `reference: ${root}${path.length > 0 ? '.<path>' : ''} in ${column}`
  })
