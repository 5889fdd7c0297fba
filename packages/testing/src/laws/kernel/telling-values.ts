import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  tokenOf,
  type DefinitionDocument,
  type FieldDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import { numberOfKnown } from '../../arbitrary/number.js'

/** The number and its neighbours, where it is one that a bound is often made of. */
const around = (number: JsonNumber): readonly JsonNumber[] => {
  const token = tokenOf(number)
  if (!/^-?[0-9]{1,18}$/.test(token)) return [number]
  return [number, ...[-1n, 1n].map((step) => numberOfKnown((BigInt(token) + step).toString()))]
}

const near = (value: Json): readonly Json[] => (isJsonNumber(value) ? around(value) : [value])

/** The members of an object; the two sides of `compare` as a list, in which they stand beside each other. */
const asLists = (object: JsonObject): readonly Json[] => {
  const { left, right } = object
  return left === undefined || right === undefined ? Object.values(object) : [[left, right]]
}

/** What a reference is compared with: whatever stands beside it in a list, and what stands in a list beside it. */
const besideIn = (value: Json, reference: string): readonly Json[] => {
  if (isJsonObject(value)) return asLists(value).flatMap((member) => besideIn(member, reference))
  if (!isJsonArray(value)) return []
  const inside = value.flatMap((element) => besideIn(element, reference))
  if (!value.includes(reference)) return inside
  return [
    ...inside,
    ...value.filter((element) => element !== reference).flatMap((one) => (isJsonArray(one) ? one : [one])),
  ]
}

const isReference = (value: Json): boolean => typeof value === 'string' && value.startsWith('$')

const bounds = ({ type, min, max, values }: FieldDocument): readonly Json[] => [
  ...[min, max].filter((bound) => bound !== null),
  ...values,
  // A key of no kind but `string`.
  ...(type === 'map' ? [{ 'no key': null }] : []),
]

/**
 * The values on which a member may turn: its bounds, and the literals that rules compare it with. No generator would
 * hit them by chance.
 */
export const tellingValues = (
  { invariants, operations, create }: DefinitionDocument,
  reference: string,
  field: FieldDocument,
): readonly Json[] => {
  const compared = besideIn([invariants, operations, create.outcomes ?? []] as unknown as Json, reference)
  return [...bounds(field), ...compared].filter((value) => !isReference(value)).flatMap(near)
}
