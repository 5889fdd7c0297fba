import { isBlank, kindOf, tokenOf, type Json, type JsonKind } from '@assent/kernel'
import type { AuthoredField } from '../authored.js'
import { numberOfKnown } from '../number.js'
import { textRange, textsOfLength } from '../text-of-length.js'
import { faultsOfBounds } from './bound-faults.js'
import { planted, type Planted } from './planted.js'

const samples: { readonly [kind in JsonKind]: readonly Json[] } = {
  null: [null],
  string: ['text', '', '1', 'true'],
  number: [0, numberOfKnown('1.0')],
  boolean: [true, false],
  array: [[], ['text']],
  object: [{}, { value: 1 }],
}

// Numbers that are no integers by their token, whatever their value, or that are out of the range (K-61).
const notIntegers = ['1.0', '1e2', '-0.0', '0.5', '18446744073709551616', '-9223372036854775809', '1e400'].map(
  numberOfKnown,
)

const held: { readonly [type in AuthoredField['type']]?: JsonKind } = {
  string: 'string',
  enum: 'string',
  ref: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
}

const expected = ({ type }: AuthoredField): string => (type === 'enum' ? 'enum string' : type)

const wrongKinds = (field: AuthoredField): readonly Planted[] => {
  const own = held[field.type]
  if (own === undefined) return []
  const others = Object.values(samples)
    .flat()
    .filter((sample) => kindOf(sample) !== own)
  const found = field.type === 'integer' ? [...others, ...notIntegers] : others
  return found.map((value) =>
    planted(value === null ? 'null' : 'wrong_kind', value, `expected ${expected(field)}, found ${kindOf(value)}`),
  )
}

const tooShort = (field: AuthoredField): readonly Planted[] => {
  const [min] = textRange(field)
  const lengths = min === 0 ? [] : [...new Set([min - 1, 0])]
  return lengths.flatMap((length) =>
    textsOfLength(length).map((text) =>
      planted('too_short', text, `length ${length} is below the minimum ${tokenOf(field.min_length ?? 0)}`),
    ),
  )
}

const tooLong = (field: AuthoredField): readonly Planted[] => {
  const [, max] = textRange(field)
  return [max + 1, max + 9].flatMap((length) =>
    textsOfLength(length).map((text) =>
      planted('too_long', text, `length ${length} is above the maximum ${tokenOf(field.max_length ?? 0)}`),
    ),
  )
}

const composed = '\u00e9'
const decomposed = 'e\u0301'

/** Texts that are nearly a value: with a space, in capitals, cut, empty, composed otherwise (K-55). */
const nearMisses = (value: string): readonly string[] => [
  `${value} `,
  value.toUpperCase(),
  [...value].slice(1).join(''),
  '',
  value.replaceAll(composed, decomposed),
  value.replaceAll(decomposed, composed),
]

const notInValues = ({ values = [] }: AuthoredField): readonly Planted[] => {
  const words = values.map((value) => `\`${value}\``).join(', ')
  return [...new Set(values.slice(0, 3).flatMap(nearMisses))]
    .filter((text) => !values.includes(text))
    .map((text) => planted('not_in_values', text, `\`${text}\` is not one of ${words}`))
}

const blanks = ['', ' ', '\n', '\u0085', '\u2003', '\u3000'].filter(isBlank)

/** Each fault that a value of the field can have by itself, as a whole. None for `json`, which takes any value. */
export const faultsOf = (field: AuthoredField): readonly Planted[] => {
  switch (field.type) {
    case 'string':
      return [...wrongKinds(field), ...tooShort(field), ...tooLong(field)]
    case 'integer':
    case 'number':
      return [...wrongKinds(field), ...faultsOfBounds(field)]
    case 'enum':
      return [...wrongKinds(field), ...notInValues(field)]
    case 'ref':
      return [
        ...wrongKinds(field),
        ...blanks.map((text) => planted('blank_reference', text, 'a reference cannot be blank')),
      ]
    default:
      return wrongKinds(field)
  }
}
