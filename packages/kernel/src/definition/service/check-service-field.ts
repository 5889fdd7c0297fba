import { serviceFieldKinds, type FieldDocument } from '../../document/document.js'
import type { Level } from '../../document/service/level.js'
import { tokenOf, type JsonNumber } from '../../value/exact-number.js'
import { observeLiteral } from '../../value/source-number/observe.js'
import { isBlank } from '../../value/text.js'
import type { Defect } from '../defect.js'
import { notAvailable } from './check-gates.js'

const isServiceKind = (kind: string): boolean => serviceFieldKinds.some((serviceKind) => serviceKind === kind)

/**
 * Service kinds and the alphabet under `kernel/1` (SR-10). An alphabet on another kind is an inapplicable constraint.
 */
const checkGate = (field: FieldDocument, path: string): readonly Defect[] => [
  ...(isServiceKind(field.type) ? [notAvailable(path, field.type)] : []),
  ...(field.type === 'string' && field.alphabet !== undefined ? [notAvailable(`${path}.alphabet`, 'alphabet')] : []),
]

/** What a map or a union cannot be without (SR-15, SR-16). */
const checkParts = (field: FieldDocument, path: string): readonly Defect[] => {
  if (field.type === 'map') {
    return [
      ...(field.key === undefined ? [{ kind: 'map_key_not_text', path } as const] : []),
      ...(field.items === null ? [{ kind: 'map_value_missing', path } as const] : []),
    ]
  }
  const { tag = '', variants } = field
  const incomplete = field.type === 'union' && (isBlank(tag) || variants === undefined)
  return incomplete ? [{ kind: 'union_variant_missing', path }] : []
}

const invalid = (path: string, message: string): Defect => ({ kind: 'invalid_field', path, message })

/** Some character, and each once; positions count from 1 (SR-19). */
const checkAlphabet = ({ type, alphabet }: FieldDocument, path: string): readonly Defect[] => {
  if (type !== 'string' || alphabet === undefined) return []
  const characters = [...alphabet]
  if (characters.length === 0) return [invalid(path, 'the alphabet is empty')]
  const second = characters.findIndex((character, index) => characters.indexOf(character) < index)
  const character = characters[second]
  if (character === undefined) return []
  const first = characters.indexOf(character)
  return [invalid(path, `the alphabet names \`${character}\` at positions ${first + 1} and ${second + 1}`)]
}

const numericKinds = ['integer', 'number', 'binary64']

const checkBound = (name: string, bound: JsonNumber | null, path: string): readonly Defect[] =>
  bound === null || observeLiteral(bound) !== undefined
    ? []
    : [invalid(path, `\`${name}\` is \`${tokenOf(bound)}\`, which is out of range`)]

/** Bounds are observed like every number of the definition (SR-46). */
const checkReadable = ({ type, min, max }: FieldDocument, path: string): readonly Defect[] =>
  numericKinds.includes(type) ? [...checkBound('min', min, path), ...checkBound('max', max, path)] : []

/** What the service rules say of one field, whether the definition opts into them or not. */
export const checkServiceField = (field: FieldDocument, path: string, level: Level): readonly Defect[] =>
  level === 0
    ? [...checkGate(field, path), ...checkParts(field, path)]
    : [...checkParts(field, path), ...checkAlphabet(field, path), ...checkReadable(field, path)]
