import type { FieldDocument, ObjectSchemaDocument } from '@assent/kernel'
import { boundChanges } from './bounds.js'
import type { DefinitionChange } from './change.js'
import { otherKind, referenceChanges, widerKind } from './kind.js'
import { addedField, opennessChanges, removedField } from './membership.js'
import { pairs } from './pairs.js'
import type { FieldPlace } from './place.js'
import { presenceChanges } from './presence.js'
import { alphabetChanges } from './service/alphabet.js'
import { mapKeyChanges } from './service/map-key.js'
import { labelChanges } from './service/variants.js'
import { valueChanges } from './values.js'
import { widened } from './widened.js'

// Inside a list no name is cleared by itself, and what an operation sets there is not filled (K-131).
const inside = (place: FieldPlace): FieldPlace => ({ ...place, keepsDefault: () => false })

const unfilled = (place: FieldPlace): FieldPlace => ({ ...inside(place), fillsDefaults: false })

const membersOf = ({ properties, additional_properties }: FieldDocument) => ({
  fields: properties,
  additional_fields: additional_properties,
})

const elementChanges = (path: string, was: FieldDocument, is: FieldDocument, place: FieldPlace) => {
  if (was.items === null || is.items === null) return []
  return is.type === 'map'
    ? fieldChanges(`${path}{}`, was.items, is.items, unfilled(place))
    : fieldChanges(`${path}[]`, was.items, is.items, inside(place))
}

/** The payloads of the labels that both unions have. */
const payloadChanges = (path: string, was: FieldDocument, is: FieldDocument, place: FieldPlace) =>
  pairs(was.variants ?? {}, is.variants ?? {}).flatMap(({ name, was: old, is: next }) =>
    old === undefined || next === undefined
      ? []
      : [
          ...presenceChanges(`${path}(${name})`, name, old, next, unfilled(place)),
          ...fieldChanges(`${path}(${name})`, old, next, unfilled(place)),
        ],
  )

const partChanges = (path: string, was: FieldDocument, is: FieldDocument, place: FieldPlace) => [
  ...elementChanges(path, was, is, place),
  ...(is.type === 'object' ? memberChanges(path, membersOf(was), membersOf(is), inside(place)) : []),
  ...(is.type === 'union' ? payloadChanges(path, was, is, place) : []),
]

/** The kind of a field and what is declared of its values, but whether it has to be there. */
export const fieldChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const old = widened(was, is.type)
  if (old === undefined) return otherKind(path, was, is, place)
  const kind = widerKind(path, was.type, is.type, place)
  // Of what is free JSON nothing else is asked; of another kind than before, what the old one was has no counterpart.
  if (is.type === 'json') return kind
  return [
    ...kind,
    ...boundChanges(path, old, is, place),
    ...valueChanges(path, old.values, is.values, place),
    ...(was.type === is.type ? referenceChanges(path, was, is, place) : []),
    ...alphabetChanges(path, was, is, place),
    ...mapKeyChanges(path, old, is, place),
    ...labelChanges(path, old, is, place),
    ...partChanges(path, was, is, place),
  ]
}

/** The members of an object: of a schema, of arguments, of a field. */
export const memberChanges = (
  path: string,
  was: ObjectSchemaDocument,
  is: ObjectSchemaDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => [
  ...opennessChanges(path, was.additional_fields, is.additional_fields, place),
  ...pairs(was.fields, is.fields).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (old === undefined) return next === undefined ? [] : addedField(at, next, was.additional_fields, place)
    if (next === undefined) return removedField(at, name, old, is.additional_fields, place)
    return [...presenceChanges(at, name, old, next, place), ...fieldChanges(at, old, next, place)]
  }),
]
