import { canonical, parseDefinition, parseJson, stringify, validate, type DefectKind, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { arbitrary, type InvalidDefinition } from '../../src/index.js'
import { notPlanted, plantings, plantingsUnderService } from '../../src/arbitrary/invalid/plantings.js'
import { printLines } from './occurrence/print-lines.js'

type Kind = DefectKind | 'parse_failure'

// A new kind of defect does not compile until it stands here; then it is planted, or `notPlanted` says why not.
const everyKind: { readonly [kind in Kind]: true } = {
  not_a_definition: true,
  empty_entity_name: true,
  zero_version: true,
  empty_lifecycle: true,
  empty_lifecycle_state: true,
  duplicate_lifecycle_state: true,
  unknown_initial_state: true,
  empty_operation_name: true,
  no_transitions: true,
  empty_from_states: true,
  unknown_from_state: true,
  unknown_to_state: true,
  ambiguous_transition: true,
  unknown_set_field: true,
  empty_event_type: true,
  invalid_field: true,
  constraint_not_applicable: true,
  invalid_rule: true,
  condition_too_deep: true,
  invalid_template: true,
  increment_target_invalid: true,
  increment_amount_invalid: true,
  clear_target_invalid: true,
  clear_flag_invalid: true,
  set_assignment_conflict: true,
  semantics_key_not_available: true,
  map_key_not_text: true,
  map_value_missing: true,
  union_variant_missing: true,
  duplicate_definition: true,
  unknown_relation_target: true,
  parse_failure: true,
  compare_operand_not_addressable: true,
  quantifier_bind_invalid: true,
  quantifier_over_not_collection: true,
  quantifier_body_scope: true,
  empty_outcome_name: true,
  ambiguous_default_outcome: true,
  duplicate_outcome: true,
  refusal_mutates_state: true,
  unobservable_outcome: true,
  wrong_state_on_create: true,
  duplicate_wrong_state_outcome: true,
  wrong_state_with_state_guard: true,
  wrong_state_unreachable: true,
  wrong_state_with_selector: true,
  creates_effect_on_operation: true,
  missing_creates_effect: true,
  unknown_outcome_state: true,
  guard_state_outside_move: true,
  response_field_unknown: true,
  outcome_response_incomplete: true,
  increment_on_create: true,
  clear_on_create: true,
  conditional_argument_invalid: true,
  conditional_target_conflict: true,
  conditional_target_invalid: true,
  fulfillment_field_unknown: true,
  fulfillment_identity_field: true,
  fulfillment_set_conflict: true,
  fulfillment_conditional_set_conflict: true,
  fulfillment_presence_mismatch: true,
  fulfillment_on_create: true,
  union_tag_collides: true,
  scale_unnamed: true,
  scale_empty: true,
  identity_field_unknown: true,
  identity_field_not_addressable: true,
  relation_via_unknown: true,
  relation_carrier_optionality: true,
  relation_via_wrong_shape: true,
  relation_target_missing: true,
  relation_second_owner: true,
  relation_field_claimed_twice: true,
  relation_carrier_wrong: true,
}

type Found = InvalidDefinition['defects']

/** What parsing or validation finds, by all that is contract: nothing where the document is valid. */
const foundIn = (document: Json): readonly object[] => {
  const parsed = parseDefinition(document)
  if (isLeft(parsed)) return [parsed.left]
  const validated = validate(parsed.right)
  return isLeft(validated) ? validated.left.defects : []
}

const withoutWords = (faults: readonly object[] | Found): Json =>
  faults.map((fault) =>
    Object.fromEntries(
      Object.entries(fault as { [key: string]: Json }).filter(([key]) => key !== 'message' && key !== 'detail'),
    ),
  )

describe('arbitrary.invalidDefinition', () => {
  it('K-154: exactly the planted defect is found, at its path, and nothing else but what the spec adds', () => {
    const counts = new Map<string, number>()
    fc.assert(
      fc.property(arbitrary.invalidDefinition(), ({ document, planting, defect, defects }) => {
        counts.set(defect.kind, (counts.get(defect.kind) ?? 0) + 1)
        expect({ planting, found: canonical(withoutWords(foundIn(document))) }).toEqual({
          planting,
          found: canonical(withoutWords(defects)),
        })
        expect(defects).toContainEqual(defect)
      }),
      { numRuns: 1500 },
    )
    printLines(
      'how often each defect was planted in 1500 documents:',
      [...counts].sort().map(([kind, count]) => `  ${String(count).padStart(5)}  ${kind}`),
    )
  })

  it('SR-179: under a service level, exactly the defect of the service rules is found that was planted', () => {
    fc.assert(
      fc.property(arbitrary.invalidDefinition({ semantics: 'service/3' }), ({ document, planting, defects }) => {
        expect({ planting, found: canonical(withoutWords(foundIn(document))) }).toEqual({
          planting,
          found: canonical(withoutWords(defects)),
        })
      }),
      { numRuns: 200 },
    )
  })

  it.each([...plantings, ...plantingsUnderService].map((planting) => [planting.name, planting] as const))(
    '%s: in every place of a document',
    (_, planting) => {
      const documents = fc.sample(arbitrary.document({ ...planting.needs, operations: 2 }), { numRuns: 3, seed: 5 })
      for (const document of documents) {
        const places = planting.places(document as unknown as Json)
        expect(places.length).toBeGreaterThan(0)
        // Every place of a few documents, in so many steps at most.
        const step = Math.ceil(places.length / 25)
        for (const place of places.filter((_place, index) => index % step === 0)) {
          const { document: spoiled, defect, defects = [defect] } = place()
          expect(canonical(withoutWords(foundIn(spoiled)))).toBe(canonical(withoutWords(defects)))
          expect(defect.kind).toBe(planting.kind)
        }
      }
    },
  )

  it('every planting comes up, under a name of its own', () => {
    const seen = new Set(
      fc.sample(arbitrary.invalidDefinition(), { numRuns: 1800, seed: 3 }).map(({ planting }) => planting),
    )
    expect(plantings.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
    const names = [...plantings, ...plantingsUnderService].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('K-157: every kind of defect is planted, or it is said why not', () => {
    const planted = [...plantings, ...plantingsUnderService].map(({ kind }): string => kind)
    expect([...new Set([...planted, ...Object.keys(notPlanted)])].sort()).toEqual(Object.keys(everyKind).sort())
    expect(Object.keys(notPlanted).filter((kind) => planted.includes(kind))).toEqual([])
  })

  it('only the wanted kinds are planted, and a kind that nothing plants is refused', () => {
    const only = arbitrary.invalidDefinition({ defects: ['clear_flag_invalid', 'zero_version'], operations: 0 })
    const kinds = new Set(fc.sample(only, { numRuns: 100, seed: 1 }).map(({ defect }) => defect.kind))
    expect([...kinds].sort()).toEqual(['clear_flag_invalid', 'zero_version'])
    expect(() => arbitrary.invalidDefinition({ defects: ['duplicate_definition'] })).toThrow(RangeError)
  })

  it('K-56: what is written as text and read again is equal', () => {
    fc.assert(
      fc.property(arbitrary.invalidDefinition(), ({ document }) => {
        expect(parseJson(stringify(document))).toEqual(right(document))
      }),
      { numRuns: 300 },
    )
  })

  it('a counterexample is a short document with the same defect', () => {
    for (const kind of [
      'invalid_template',
      'ambiguous_transition',
      'increment_amount_invalid',
      'parse_failure',
    ] as const) {
      const never = fc.property(arbitrary.invalidDefinition({ defects: [kind] }), ({ defect }) => defect.kind !== kind)
      const { counterexample, numShrinks } = fc.check(never, { numRuns: 50, seed: 9 })
      expect(counterexample?.[0].defect.kind).toBe(kind)
      expect(canonical(counterexample?.[0].document ?? null).length).toBeLessThan(350)
      expect(numShrinks).toBeLessThan(100)
    }
  })
})
