import type { Json, JsonObject, ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressOf } from '../../../src/model/service/address.js'
import { creationsAgree, operationsAgree, stepsAgree } from './agree.js'
import { actions, argumentsOfTouch, documents, fieldsOfHive, states } from './branches.js'
import { validIfAny } from './valid.js'

const numRuns = Number(process.env['ASSENT_RUNS'] ?? 300)

/** The id that the fields give, or one that fits no identity. */
const idOf = ({ document: { identity, schema } }: ValidatedDefinition, fields: JsonObject): string => {
  const { field } = identity ?? { field: '' }
  const declared = schema.fields[field]
  const derived = declared === undefined ? undefined : addressOf(declared.type, fields[field] ?? null)
  return derived !== undefined && 'address' in derived ? derived.address : 'h-7'
}

const created: { readonly [field: string]: Json } = { tag: 'H-7', weight: 1, spot: { row: 1 } }

const call = fc.tuple(argumentsOfTouch, fieldsOfHive, fc.constantFrom(...states), actions, fc.boolean())

// What every run of some hundred definitions meets.
const expected = [
  'act: fulfillment_keys_mismatch',
  'create: "created"',
  'create: identity_mismatch',
  'create: invariant_violation',
  'create: no_outcome_selected',
  'create: outcome_unobservable',
  'create: refused',
  'create: template',
  'create: validation',
  'decide: null',
  'decide: fulfillment_required',
  'decide: increment_overflow',
  'decide: invalid_transition',
  'decide: "moved"',
  'decide: no_outcome_selected',
  'decide: outcome_unobservable',
  'decide: precondition_failed',
  'decide: precondition_unobservable',
  'decide: refused',
  'decide: template',
  'decide: "unchanged"',
  'decide: unspecified_move_source',
  'decide: "updated"',
  'decide: validation',
  'derive: "created"',
  'derive: creation_identity_unavailable',
  'derive: template',
  'fulfil: "moved"',
  'fulfil: required_field_removal',
  'fulfil: validation',
  'prepare: declared',
]

it('SR-82 to SR-169: the kernel and the plain reading decide alike, whatever the branches are', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(documents, fc.array(call, { minLength: 3, maxLength: 6 }), (document, calls) => {
      const definition = validIfAny(document)
      if (definition === undefined) return
      for (const [args, fields, lifecycle_state, supplied, isOwn] of calls) {
        const id = isOwn ? idOf(definition, fields) : 'h-7'
        const instance = { entity: 'hive', version: 1, id, lifecycle_state, revision: 3, fields }
        const answers = [
          ...creationsAgree(definition, args, isOwn ? idOf(definition, { ...created, ...args }) : 'h-7'),
          ...creationsAgree(definition, fields, id),
          ...operationsAgree(definition, instance, 'touch', args, supplied),
          ...stepsAgree(definition, instance, 'touch', args, supplied),
        ]
        answers.forEach((answer) => met.add(answer))
      }
    }),
    { numRuns },
  )
  expect(expected.filter((answer) => !met.has(answer))).toEqual([])
})
