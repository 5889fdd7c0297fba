import { isJsonArray, isJsonObject, type Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { checkReference } from './check-reference.js'
import type { Place } from './place.js'
import { isReference } from './reference.js'

/** The first fault of a template: the place of the reference, and what is wrong with it (K-85). */
export interface TemplateFault {
  readonly path: string
  readonly message: string
}

const firstFault = <A>(parts: readonly A[], check: (part: A, index: number) => TemplateFault | undefined) => {
  for (const [index, part] of parts.entries()) {
    const fault = check(part, index)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Walks a template depth first, list elements in order, object members in name order (K-79). */
export const checkTemplate = (template: Json, path: string, place: Place): TemplateFault | undefined => {
  if (typeof template === 'string') {
    const message = isReference(template) ? checkReference(template, place) : undefined
    return message === undefined ? undefined : { path, message }
  }
  if (isJsonArray(template)) {
    return firstFault(template, (element, index) => checkTemplate(element, `${path}[${index}]`, place))
  }
  if (!isJsonObject(template)) return undefined
  return firstFault(namesOf(template), (name) => checkTemplate(template[name] as Json, `${path}.${name}`, place))
}
