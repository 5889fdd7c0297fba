import type { MapKey } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField } from '../authored.js'
import { lengthRange } from '../bounds.js'
import { mapKeyTexts } from './map-keys.js'
import { observedRange, observedIntegerRange } from './observed-range.js'
import { scaleWords } from './scale.js'

type Field = fc.Arbitrary<AuthoredField>

const alphabets = fc.constantFrom('abc', '0123456789', 'a\u00e9\u{1f600}', 'e\u0301')

const string: Field = fc
  .tuple(lengthRange(), fc.option(alphabets, { freq: 2, nil: undefined }))
  .map(([lengths, alphabet]) => ({ type: 'string', ...lengths, ...(alphabet === undefined ? {} : { alphabet }) }))

const mapKinds = Object.keys(mapKeyTexts) as readonly MapKey[]

const map = (inner: Field): Field =>
  fc.tuple(fc.constantFrom(...mapKinds), inner).map(([key, items]) => ({ type: 'map', key, items }))

const labels = ['text', 'amount', 'other']

const union = (inner: Field): Field =>
  fc
    .tuple(
      fc.constantFrom('kind', 'value', 'a.b'),
      fc.subarray(labels, { minLength: 1 }),
      fc.tuple(inner, inner, inner),
    )
    .map(([tag, used, variants]) => ({
      type: 'union',
      tag,
      variants: Object.fromEntries(used.map((label, index) => [label, variants[index] as AuthoredField])),
    }))

/** The words of a scale, so that `compare` has something to order. */
const ranked: Field = fc.constant({ type: 'enum', values: scaleWords })

interface ServiceMakers {
  readonly string: Field
  readonly integer: Field
  readonly number: Field
  readonly binary64: Field
  readonly ranked: Field
  readonly map: (inner: Field) => Field
  readonly union: (inner: Field) => Field
}

/** The kinds of field that the service rules add, or give more to; those that hold others are told which. */
export const serviceMakers: ServiceMakers = {
  string,
  integer: observedIntegerRange.map((bounds) => ({ type: 'integer', ...bounds })),
  number: observedRange.map((bounds) => ({ type: 'number', ...bounds })),
  binary64: observedRange.map((bounds) => ({ type: 'binary64', ...bounds })),
  ranked,
  map,
  union,
}
