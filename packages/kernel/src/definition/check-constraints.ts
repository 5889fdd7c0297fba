import type { FieldDocument } from '../document/document.js'
import type { Defect } from './defect.js'

/** A family of constraints, the kinds that it governs, and whether a field writes it (K-26, K-27). */
interface Family {
  readonly constraint: string
  readonly appliesTo: string
  readonly kinds: readonly string[]
  readonly written: (field: FieldDocument) => boolean
}

/** In the order of K-27, `alphabet` last (D-24). */
const families: readonly Family[] = [
  {
    constraint: 'min_length/max_length',
    appliesTo: 'a string field',
    kinds: ['string'],
    written: (field) => field.min_length !== null || field.max_length !== null,
  },
  {
    constraint: 'min/max',
    appliesTo: 'an integer, number or binary64 field',
    kinds: ['integer', 'number', 'binary64'],
    written: (field) => field.min !== null || field.max !== null,
  },
  { constraint: 'values', appliesTo: 'an enum field', kinds: ['enum'], written: (field) => field.values.length > 0 },
  {
    constraint: 'items',
    appliesTo: 'an array or map field',
    kinds: ['array', 'map'],
    written: (field) => field.items !== null,
  },
  {
    constraint: 'properties/additional_properties',
    appliesTo: 'an object field',
    kinds: ['object'],
    written: (field) => Object.keys(field.properties).length > 0 || field.additional_properties,
  },
  {
    constraint: 'entity/inverse/acyclic',
    appliesTo: 'a ref field',
    kinds: ['ref'],
    written: (field) => field.entity !== null || field.inverse !== null || field.acyclic !== null,
  },
  { constraint: 'key', appliesTo: 'a map field', kinds: ['map'], written: (field) => field.key !== undefined },
  {
    constraint: 'tag/variants',
    appliesTo: 'a union field',
    kinds: ['union'],
    written: (field) => field.tag !== undefined || field.variants !== undefined,
  },
  {
    constraint: 'alphabet',
    appliesTo: 'a string field',
    kinds: ['string'],
    written: (field) => field.alphabet !== undefined,
  },
]

/** The first family that the field writes and its kind does not have; never ignored (K-26). */
export const inapplicableConstraint = (field: FieldDocument, path: string): Defect | undefined => {
  const family = families.find(({ kinds, written }) => written(field) && !kinds.includes(field.type))
  return family === undefined
    ? undefined
    : {
        kind: 'constraint_not_applicable',
        path,
        constraint: family.constraint,
        field_kind: field.type,
        applies_to: family.appliesTo,
      }
}
