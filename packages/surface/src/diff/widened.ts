import { lengthOf, type FieldDocument, type FieldKind } from '@assent/kernel'

const lengthsOf = (values: readonly string[]): Pick<FieldDocument, 'min_length' | 'max_length'> => {
  const lengths = values.map(lengthOf)
  return {
    min_length: lengths.reduce((least, length) => Math.min(least, length), lengths[0] ?? 0),
    max_length: lengths.reduce((most, length) => Math.max(most, length), 0),
  }
}

// Under the service rules both take the same numbers (SR-27, SR-29), and without them there is no `binary64`.
const isNumeric = (kind: FieldKind): boolean => kind === 'number' || kind === 'binary64'

/** As a field of a kind that takes everything that this one takes; nothing where that kind does not (K-25). */
export const widened = (field: FieldDocument, kind: FieldKind): FieldDocument | undefined => {
  if (field.type === kind) return field
  if (kind === 'json') return { ...field, type: kind }
  if (isNumeric(kind) && (field.type === 'integer' || isNumeric(field.type))) return { ...field, type: kind }
  if (kind !== 'string') return undefined
  // No text of a `ref` is blank (K-54).
  if (field.type === 'ref') return { ...field, type: kind, min_length: 1 }
  return field.type === 'enum' ? { ...field, type: kind, values: [], ...lengthsOf(field.values) } : undefined
}
