import { isJsonArray, isJsonObject, type FieldDocument, type FieldsDocument, type Json } from '@assent/kernel'

/** What the references of a template may read. */
export interface TemplateScope {
  readonly fields: FieldsDocument
  /** None at a creation. */
  readonly arguments: FieldsDocument
  /** At a creation defaults fill the fields in; a stored instance may be without what has one (K-35). */
  readonly fillsFields: boolean
}

const isThere = (field: FieldDocument, isFilled: boolean): boolean =>
  field.required || (isFilled && field.default !== undefined)

const isThereAt = (fields: FieldsDocument, path: readonly string[], isFilled: boolean): boolean => {
  const [name, ...rest] = path
  if (name === undefined) return true
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && isThere(field, isFilled) && isThereAt(field.properties, rest, isFilled)
}

const referenceMayRefuse = (reference: string, scope: TemplateScope): boolean => {
  const [root, ...path] = reference.slice(1).split('.')
  if (root === 'args') return !isThereAt(scope.arguments, path, true)
  if (root === 'fields' || root === 'old_fields') return !isThereAt(scope.fields, path, scope.fillsFields)
  return false
}

/** Can a template find nothing at one of its references, which refuses the whole call (K-77)? */
export const mayRefuse = (template: Json, scope: TemplateScope): boolean => {
  if (typeof template === 'string')
    return template.startsWith('$') && !template.startsWith('$$') && referenceMayRefuse(template, scope)
  if (isJsonArray(template)) return template.some((element) => mayRefuse(element, scope))
  return isJsonObject(template) && Object.values(template).some((member) => mayRefuse(member, scope))
}
