import { compareText, ExactNumber, tokenOf, type Json, type JsonNumber } from '@assent/kernel'
import { Document, isScalar, type Pair, type ScalarTag } from 'yaml'

const isNumber = (value: unknown): value is JsonNumber => typeof value === 'number' || ExactNumber.is(value)

/** Numbers are written by their tokens, not by the library's own spelling (K-56). */
const exactNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: isNumber,
  resolve: (text) => text,
  stringify: ({ value }) => (isNumber(value) ? tokenOf(value) : String(value)),
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '')

/**
 * A value as YAML that reads back as the same value: members in name order (K-202), and text quoted wherever any
 * version of YAML would take it for something else.
 */
export const toYaml = (value: Json): string =>
  new Document(value, {
    customTags: (tags) => [exactNumber, ...tags],
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    sortMapEntries: (left: Pair, right: Pair) => compareText(nameOf(left), nameOf(right)),
  }).toString({ lineWidth: 0 })
