import type { Json } from '@assent/kernel'
import type { Planting } from '../../planting.js'
import { plantedName } from '../../spots/spot.js'
import { badCreation, badOperation } from './placing.js'

const branch = `operations.${plantedName}.outcomes.done`
const target = [['schema', 'fields', plantedName], { type: 'string' }] as const
const taking = (given: Json): Json => ({ fields: { given } })
const optional: Json = { type: 'string' }

const copying = (argument: string, more: { readonly [key: string]: Json } = {}): Json => [
  { name: 'done', effect: 'updates', set_if_present: { [plantedName]: { argument } }, ...more },
]

const badLeaf = (name: string, argument: string, args: Json): Planting =>
  badOperation(
    {
      name,
      defect: {
        kind: 'conditional_argument_invalid',
        path: `${branch}.set_if_present.${plantedName}`,
        argument,
      },
      beside: [target],
    },
    () => ({ arguments: args, outcomes: copying(argument) }),
  )

const badTarget = (name: string, field: Json | undefined): Planting =>
  badOperation(
    {
      name,
      defect: {
        kind: 'conditional_target_invalid',
        path: `${branch}.set_if_present`,
        field: plantedName,
      },
      beside: field === undefined ? [] : [[['schema', 'fields', plantedName], field]],
    },
    () => ({ arguments: taking(optional), outcomes: copying('given') }),
  )

/** What is wrong with copied arguments (SR-136, SR-138). */
export const copyPlantings: readonly Planting[] = [
  badLeaf('the path of a copied argument is empty', '', taking(optional)),
  badLeaf('the path of a copied argument is a reference', '$args.given', taking(optional)),
  badLeaf('the path of a copied argument has an empty segment', 'given.', taking(optional)),
  badLeaf('a copied argument is one of an open schema', 'given', { additional_fields: true }),
  badLeaf('a copied argument is not declared', 'other', taking(optional)),
  badLeaf('a copied argument is required', 'given', taking({ type: 'string', required: true })),
  badLeaf('a copied argument has a default', 'given', taking({ type: 'string', default: 'a' })),
  badLeaf('what holds a copied argument may be missing', 'given.inner', {
    fields: { given: { type: 'object', properties: { inner: optional } } },
  }),
  badLeaf('what holds a copied argument is open', 'given.inner', {
    fields: {
      given: { type: 'object', required: true, additional_properties: true, properties: { inner: optional } },
    },
  }),
  badTarget('a copied argument has another definition than its field', { type: 'string', max_length: 3 }),
  badOperation(
    {
      name: 'a field is set and copied to',
      defect: { kind: 'conditional_target_conflict', path: `${branch}.set_if_present`, field: plantedName },
      beside: [target],
    },
    () => ({ arguments: taking(optional), outcomes: copying('given', { set: { [plantedName]: 'a' } }) }),
  ),
]

const fulfilling = (fulfills: Json, more: { readonly [key: string]: Json } = {}) => ({
  arguments: taking(optional),
  outcomes: [{ name: 'done', effect: 'updates', fulfills, ...more }],
})

const facts = { operation: plantedName, outcome: 'done', field: plantedName } as const
const own = { [plantedName]: { actions: 'optional' } }

/** What is wrong with fields that the host fulfils (SR-143). */
export const fulfilmentPlantings: readonly Planting[] = [
  badOperation(
    { name: 'a fulfilled field is not declared', defect: { kind: 'fulfillment_field_unknown', ...facts } },
    () => fulfilling(own),
  ),
  badOperation(
    {
      name: 'the identity is fulfilled',
      defect: { kind: 'fulfillment_identity_field', ...facts },
      beside: [
        [['schema', 'fields', plantedName], { type: 'string', required: true }],
        [['identity'], { field: plantedName }],
      ],
    },
    () => fulfilling({ [plantedName]: { actions: 'required' } }),
  ),
  badOperation(
    {
      name: 'a field is set and fulfilled',
      defect: { kind: 'fulfillment_set_conflict', ...facts },
      beside: [target],
    },
    () => fulfilling(own, { set: { [plantedName]: 'a' } }),
  ),
  badOperation(
    {
      name: 'a field is copied to and fulfilled',
      defect: { kind: 'fulfillment_conditional_set_conflict', ...facts },
      beside: [target],
    },
    () => fulfilling(own, { set_if_present: { [plantedName]: { argument: 'given' } } }),
  ),
  badOperation(
    {
      name: 'an optional field has the actions of a required one',
      defect: { kind: 'fulfillment_presence_mismatch', ...facts, expected: 'optional' },
      beside: [target],
    },
    () => fulfilling({ [plantedName]: { actions: 'required' } }),
  ),
  badCreation(
    {
      name: 'an outcome of the creation fulfils',
      defect: { kind: 'fulfillment_on_create', outcome: 'done', field: plantedName },
      beside: [target],
    },
    [{ name: 'done', effect: 'creates', fulfills: own }],
  ),
]
