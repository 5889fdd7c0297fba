import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'

/** Does the value, or anything inside it, pass a test? It is plain JSON, and so no deeper than the limit. */
export const holds = (value: Json, test: (one: Json) => boolean): boolean => {
  if (test(value)) return true
  if (isJsonArray(value)) return value.some((element) => holds(element, test))
  return isJsonObject(value) && Object.values(value).some((member) => holds(member, test))
}
