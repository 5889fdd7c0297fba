import type { Json } from '@assent/kernel'
import type { PlantedDefect, Planting } from '../../planting.js'
import { plantedName as field } from '../../spots/spot.js'
import { numberOfKnown } from '../../../number.js'
import { badKey, badOperation } from './placing.js'

const numberBeyond = numberOfKnown('1e400')

const declared = (own: Json): readonly (readonly [readonly string[], Json])[] => [[['schema', 'fields', field], own]]

const related = (more: { readonly [key: string]: string }): Json => ({
  planted: { kind: 'references', target: 'parcel', cardinality: 'one', via: field, ...more },
})

/** What is wrong with scales, identity and relations (SR-78, SR-83, SR-100). */
export const declarationPlantings: readonly Planting[] = [
  badKey({ name: 'a scale has no name', defect: { kind: 'scale_unnamed' } }, 'scales', { '': ['low'] }),
  badKey({ name: 'a scale is empty', defect: { kind: 'scale_empty', scale: 'planted' } }, 'scales', { planted: [] }),
  badKey(
    { name: 'the field of the identity is not declared', defect: { kind: 'identity_field_unknown', field } },
    'identity',
    { field },
  ),
  badKey(
    {
      name: 'the field of the identity may be missing',
      defect: { kind: 'identity_field_unknown', field },
      beside: declared({ type: 'string' }),
    },
    'identity',
    { field },
  ),
  badKey(
    {
      name: 'the field of the identity has any JSON inside',
      defect: { kind: 'identity_field_not_addressable', field, field_kind: 'json' },
      beside: declared({ type: 'array', required: true, items: { type: 'json' } }),
    },
    'identity',
    { field },
  ),
  badKey(
    {
      name: 'a relation is carried by a field that is not declared',
      defect: { kind: 'relation_via_unknown', relation: 'planted', via: field },
    },
    'relations',
    related({}),
  ),
  badKey(
    {
      name: 'a relation to many is carried by one field',
      defect: {
        kind: 'relation_via_wrong_shape',
        relation: 'planted',
        via: field,
        expected: 'array',
        found: 'string',
      },
      beside: declared({ type: 'string', required: true }),
    },
    'relations',
    related({ cardinality: 'many' }),
  ),
  badKey(
    {
      name: 'a relation to many is carried by a field that may be missing',
      defect: { kind: 'relation_carrier_optionality', relation: 'planted', via: field },
      beside: declared({ type: 'array', items: { type: 'string' } }),
    },
    'relations',
    related({ cardinality: 'many' }),
  ),
]

const guarded = (name: string, defect: PlantedDefect, when: Json): Planting =>
  badOperation({ name, defect }, () => ({
    arguments: {
      fields: { list: { type: 'array', items: { type: 'string' }, required: true }, one: { type: 'boolean' } },
    },
    outcomes: [{ name: 'done', when, effect: 'updates' }],
  }))

const path = `operations.${field}.outcomes.done.when`

/** What is wrong with the operators of the service rules (SR-61 to SR-72). */
export const servicePlantingsOfConditions: readonly Planting[] = [
  guarded(
    '`compare` has a list on its left',
    { kind: 'compare_operand_not_addressable', path, side: 'left' },
    { compare: { left: [1], op: 'eq', right: 1 } },
  ),
  guarded(
    'a binder is blank',
    { kind: 'quantifier_bind_invalid', path: `${path}.for_all`, bind: ' ' },
    { for_all: { in: '$args.list', as: ' ', that: true } },
  ),
  guarded(
    'a quantifier walks what is no collection',
    { kind: 'quantifier_over_not_collection', path: `${path}.for_any.in`, over: '$args.one' },
    { for_any: { in: '$args.one', as: 'each', that: true } },
  ),
  guarded(
    'the body of a quantifier reads what it may not',
    {
      kind: 'quantifier_body_scope',
      path: `${path}.for_all.that.eq[0]`,
      expression: '$args.list',
    },
    { for_all: { in: '$args.list', as: 'each', that: { eq: ['$other', 1] } } },
  ),
  guarded(
    'a number of a condition is one that no binary64 holds',
    { kind: 'invalid_rule', path: `${path}.compare.right` },
    { compare: { left: '$args.one', op: 'eq', right: numberBeyond } },
  ),
]
