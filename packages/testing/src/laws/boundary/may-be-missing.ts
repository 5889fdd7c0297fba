import {
  memberOf,
  type DefinitionDocument,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type ObjectSchemaDocument,
} from '@assent/kernel'
import { partsOf } from '../../explore/reference.js'
import type { ReadReference } from './references.js'

type IsSure = (name: string, field: FieldDocument) => boolean

const isCleared = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'cleared')

const clears = ({ operations }: DefinitionDocument, name: string): boolean =>
  Object.values(operations).some(({ set }) => isCleared(memberOf(set, name) ?? null))

/** Is a value always there at the end of the path? What is not declared, and JSON, which may be null, is never sure. */
const isSureAt = (fields: FieldsDocument, [name = '', ...rest]: readonly string[], isSure: IsSure): boolean => {
  const field = memberOf(fields, name)
  if (field === undefined || field.type === 'json' || !isSure(name, field)) return false
  return rest.length === 0 || isSureAt(field.properties, rest, (_own, { required }) => required)
}

const isSureIn = ({ fields }: ObjectSchemaDocument, path: readonly string[], isSure: IsSure): boolean =>
  path.length === 0 || isSureAt(fields, path, isSure)

/**
 * Can the reference be one of those that leave a rule without an answer? Not where its value is always there, nor below
 * `exists`, which always has an answer (K-90). An operand of `before` and `after` may also be unreadable (K-108).
 */
export const mayBeMissing = (
  document: DefinitionDocument,
  args: ObjectSchemaDocument,
  { reference, operator, isOperand }: ReadReference,
): boolean => {
  if (operator === 'exists') return false
  if (isOperand && (operator === 'before' || operator === 'after')) return true
  const [root, ...path] = partsOf(reference)
  if (root === 'args') return !isSureIn(args, path, (_name, field) => field.required || field.default !== undefined)
  if (root !== 'fields' && root !== 'old_fields') return false
  return !isSureIn(
    document.schema,
    path,
    (name, field) => field.required || (field.default !== undefined && !clears(document, name)),
  )
}
