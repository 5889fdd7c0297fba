import type { FieldDocument, FieldsDocument } from '../../document/document.js'
import { isBlank } from '../../value/text.js'
import { anything } from '../compile-scalar.js'
import type { CompiledField, Judge } from '../compiled-field.js'
import { compileAlphabet } from './compile-alphabet.js'
import { compileMap } from './compile-map.js'
import { compileObservedInteger, compileObservedNumber } from './compile-observed-number.js'
import { compileUnion } from './compile-union.js'

type CompilePart = (field: FieldDocument) => CompiledField

const compileVariants = (variants: FieldsDocument, compile: CompilePart): ReadonlyMap<string, CompiledField> =>
  new Map(Object.entries(variants).map(([label, variant]) => [label, compile(variant)]))

// One that lacks a part has that defect, and its default is not judged as well.
const compileUnionOf = ({ tag = '', variants }: FieldDocument, compile: CompilePart): Judge =>
  isBlank(tag) || variants === undefined ? anything : compileUnion(tag, compileVariants(variants, compile))

/**
 * What judges the kinds that the service rules add or read in another way; nothing for the others. No default is filled
 * inside them (SR-31).
 */
export const compileServiceKind = (field: FieldDocument, compile: CompilePart): Judge | undefined => {
  switch (field.type) {
    case 'map':
      return compileMap(field.key ?? 'string', field.items === null ? undefined : compile(field.items))
    case 'union':
      return compileUnionOf(field, compile)
    case 'integer':
      return compileObservedInteger(field)
    case 'number':
    case 'binary64':
      return compileObservedNumber(field)
    case 'string':
      return field.alphabet === undefined ? undefined : compileAlphabet(field, field.alphabet)
    default:
      return undefined
  }
}
