import type { Json } from '@assent/kernel'
import { numberOfKnown } from '../../number.js'
import type { PlantedDefect, Planting } from '../planting.js'
import { fieldsSpots } from '../spots/fields.js'
import { plantedName } from '../spots/spot.js'
import { put } from '../way.js'

/** A field of its own, and what is wrong with it, at a path below its own. */
export interface BadField {
  readonly name: string
  readonly field: Json
  readonly below?: string
  readonly defect?: (path: string) => PlantedDefect
  /** What else validation lists of the field, before the defect (K-17). */
  readonly before?: (path: string) => readonly PlantedDefect[]
}

const invalid = (path: string): PlantedDefect => ({ kind: 'invalid_field', path })

/** Puts the bad field beside others: in a schema, in arguments, in an object field at any depth. */
export const plantingOf = ({ name, field, below = '', defect = invalid, before }: BadField): Planting => ({
  name,
  kind: defect('').kind,
  places: (document) =>
    fieldsSpots(document)
      // What is filled in by a default above is judged as a part of that default too (K-43).
      .filter(({ isFilled }) => !isFilled)
      .map(({ way, path }) => () => {
        const own = `${path}.${plantedName}`
        const found = defect(`${own}${below}`)
        return {
          document: put(document, [...way, plantedName], field),
          defect: found,
          ...(before === undefined ? {} : { defects: [...before(own), found] }),
        }
      }),
})

/** Fields that contradict themselves (K-34). */
export const fieldPlantings: readonly Planting[] = [
  { name: 'a text is longer than it may be', field: { type: 'string', min_length: 3, max_length: 2 } },
  {
    name: 'a smallest integer is above the largest',
    field: { type: 'integer', min: numberOfKnown('9007199254740993'), max: numberOfKnown('9007199254740992') },
  },
  {
    name: 'a smallest number is above the largest by less than a host number can tell',
    field: { type: 'number', min: numberOfKnown('0.30000000000000000001'), max: numberOfKnown('0.3') },
  },
  { name: 'an enum has no values', field: { type: 'enum' } },
  { name: 'an enum has an empty list of values', field: { type: 'enum', values: [] } },
  { name: 'an array has no items', field: { type: 'array' } },
  { name: 'a ref has no entity', field: { type: 'ref' } },
  { name: 'the entity of a ref is blank', field: { type: 'ref', entity: ' ' } },
  { name: 'the inverse of a ref is blank', field: { type: 'ref', entity: 'parcel', inverse: '' } },
  {
    name: 'the items of an array are at fault',
    field: { type: 'array', items: { type: 'array', items: { type: 'enum' } } },
    below: '[][]',
  },
  {
    name: 'a property of an object is at fault',
    field: { type: 'object', properties: { 'a.b': { type: 'array', items: { type: 'ref' } } } },
    below: '.a.b[]',
  },
].map(plantingOf)

/** Defaults that their own field refuses (K-43). */
export const defaultPlantings: readonly Planting[] = [
  { name: 'a default has the wrong kind', field: { type: 'string', default: 1 } },
  { name: 'a default is null and the field no json', field: { type: 'boolean', default: null } },
  { name: 'a default is too long', field: { type: 'string', max_length: 1, default: '\u{1f600}\u{1f600}' } },
  {
    name: 'a default is out of bounds',
    field: { type: 'number', max: 1, default: numberOfKnown('1.0000000000000001') },
  },
  { name: 'a default integer has a point', field: { type: 'integer', default: numberOfKnown('1.0') } },
  { name: 'a default is not among the values', field: { type: 'enum', values: ['a'], default: 'A' } },
  { name: 'a default reference is blank', field: { type: 'ref', entity: 'parcel', default: ' ' } },
  {
    name: 'an element of a default is at fault',
    field: {
      type: 'array',
      items: { type: 'object', properties: { code: { type: 'string' } } },
      default: [{}, { code: 1 }],
    },
    below: '[1].code',
  },
  {
    name: 'a default lacks a required property',
    field: { type: 'object', properties: { code: { type: 'string', required: true } }, default: {} },
    below: '.code',
  },
  {
    name: 'a default has a property that is not declared',
    field: { type: 'object', default: { constructor: 1 } },
    below: '.constructor',
  },
].map(plantingOf)
