import type { Json } from '@assent/kernel'
import fc from 'fast-check'

/** A key, and the value that says the same as leaving it out. */
export type Absence = readonly [key: string, value: Json]

// The keys of the service rules may be written empty under `kernel/1` too (K-16).
export const absencesOf = {
  definition: [
    ['version', 1],
    ['invariants', []],
    ['create', {}],
    ['projections', {}],
    ['semantics', 'kernel/1'],
    ['number_observation', 'source-number/1'],
    ['identity', null],
    ['relations', {}],
    ['scales', {}],
  ],
  schema: [
    ['fields', {}],
    ['additional_fields', false],
  ],
  field: [
    ['required', false],
    ['min_length', null],
    ['max_length', null],
    ['min', null],
    ['max', null],
    ['values', []],
    ['items', null],
    ['properties', {}],
    ['additional_properties', false],
    ['entity', null],
    ['inverse', null],
    ['acyclic', null],
    ['alphabet', null],
    ['variants', {}],
  ],
  create: [
    ['emit', null],
    ['arguments', {}],
    ['response', { fields: {} }],
    ['outcomes', []],
  ],
  operation: [
    ['arguments', {}],
    ['preconditions', []],
    ['set', {}],
    ['response', { additional_fields: false }],
    ['outcomes', []],
  ],
  outcome: [
    ['wrong_state', false],
    ['effect', 'none'],
    ['set', {}],
    ['set_if_present', {}],
    ['fulfills', {}],
    ['emits', []],
    ['responds', {}],
    ['responds_if_present', {}],
  ],
  event: [
    ['payload', {}],
    ['payload_if_present', {}],
  ],
  rule: [
    ['name', null],
    ['message', null],
  ],
  projection: [['in_state', null]],
} as const satisfies { readonly [part: string]: readonly Absence[] }

/** Now and then, with one key written that might as well be absent (K-16, K-26, K-197). */
export const withAbsence = <Part extends object>(
  part: fc.Arbitrary<Part>,
  absences: readonly Absence[],
  { absences: wanted }: { readonly absences: boolean },
): fc.Arbitrary<Part> => {
  if (!wanted) return part
  return fc.tuple(part, fc.noBias(fc.nat(absences.length * 4 - 1))).map(([made, index]) => {
    const absence = absences[index]
    return absence === undefined || Object.hasOwn(made, absence[0]) ? made : { ...made, [absence[0]]: absence[1] }
  })
}
