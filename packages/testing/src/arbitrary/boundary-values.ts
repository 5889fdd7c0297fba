import { isBlank, type Json } from '@assent/kernel'
import type { AuthoredField } from './authored.js'
import { boundaryIntegers, boundaryNumbers } from './boundary-numbers.js'
import { hostileNames } from './hostile-names.js'
import { objectOf } from './object-of.js'
import { isObservable } from './service/observable.js'
import { textRange, textsOfLength } from './text-of-length.js'

const texts = (field: AuthoredField): readonly string[] => {
  const [min, max] = textRange(field)
  const lengths = max === Infinity ? [min, min + 1, min + 2] : [min, min + 1, max - 1, max]
  const admitted = new Set(lengths.filter((length) => length >= min && length <= max))
  const all = [...admitted].flatMap(textsOfLength)
  const { alphabet } = field
  return alphabet == null ? all : all.filter((one) => [...one].every((character) => alphabet.includes(character)))
}

// White space round an identity is kept (K-54), and a byte order mark is no white space.
const references = ['a', ' a ', '\ufeff', '\u00e9', 'e\u0301', '\u{1f600}', '__proto__'].filter((id) => !isBlank(id))

const nested: Json = [[[[[{ a: { b: { c: [] } } }]]]]]

const documents: readonly Json[] = [
  null,
  false,
  0,
  '',
  [],
  {},
  objectOf(hostileNames.map((name) => [name, name])),
  [null, null],
  nested,
]

/**
 * The values of a field at the edges of what it accepts, the simplest first: bounds and their neighbours, each length,
 * each value of an enum, the empty ones. None for a kind that has only parts; each is accepted.
 */
export const boundariesOf = (field: AuthoredField): readonly Json[] => {
  switch (field.type) {
    case 'string':
      return texts(field)
    case 'integer':
      return boundaryIntegers(field)
    case 'number':
      return boundaryNumbers(field)
    case 'binary64':
      return boundaryNumbers(field).filter(isObservable)
    case 'boolean':
      return [false, true]
    case 'enum':
      return field.values ?? []
    case 'json':
      return documents
    case 'ref':
      return references
    default:
      return []
  }
}
