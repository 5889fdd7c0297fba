import type { Json } from '@assent/kernel'
import { numberOfKnown } from '../../../number.js'
import type { PlantedDefect, Planting } from '../../planting.js'
import { plantedName } from '../../spots/spot.js'
import { badField } from './placing.js'

const path = `schema.${plantedName}`
const variants: Json = { a: { type: 'object' } }
const invalid = { kind: 'invalid_field', path } as PlantedDefect

/** Fields of the service rules that lack a part, or are at fault (SR-15 to SR-19, SR-46). */
export const badFieldPlantings: readonly Planting[] = [
  badField(
    'under the service rules a map has no key',
    { kind: 'map_key_not_text', path },
    {
      type: 'map',
      items: { type: 'json' },
    },
  ),
  badField(
    'under the service rules a map has no items',
    { kind: 'map_value_missing', path },
    {
      type: 'map',
      key: 'string',
    },
  ),
  badField(
    'under the service rules a union has no tag',
    { kind: 'union_variant_missing', path },
    {
      type: 'union',
      variants,
    },
  ),
  badField(
    'under the service rules a union has no variants',
    { kind: 'union_variant_missing', path },
    {
      type: 'union',
      tag: 'kind',
    },
  ),
  badField('an alphabet is empty', invalid, { type: 'string', alphabet: '' }),
  badField('an alphabet names a character twice', invalid, { type: 'string', alphabet: 'aba' }),
  badField('a bound is one that no binary64 holds', invalid, { type: 'number', max: numberOfKnown('1e400') }),
]
