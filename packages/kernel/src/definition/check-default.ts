import type { FieldDocument } from '../document/document.js'
import type { Level } from '../document/service/level.js'
import { ErrorList } from '../value/value-errors.js'
import { compileField } from './compile-field.js'
import type { Defect } from './defect.js'

/** A declared default is filled and must satisfy its own field; each failure stands where it fails (K-43). */
export const checkDefault = (field: FieldDocument, path: string, level: Level): readonly Defect[] => {
  if (field.default === undefined) return []
  // Each error is a defect of its own: what is listed and what is counted is settled for the whole definition.
  const errors = new ErrorList(Number.POSITIVE_INFINITY)
  const { fill, check } = compileField(field, level)
  check(fill(field.default), undefined, path, errors)
  return errors.isEmpty
    ? []
    : errors.refusal().errors.map((error) => ({
        kind: 'invalid_field',
        path: error.path,
        message: `the default is wrong: ${error.message}`,
      }))
}
