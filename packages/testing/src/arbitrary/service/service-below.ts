import { contentKeyOf } from '@assent/kernel'
import type { AuthoredField } from '../authored.js'
import { addressable, isAlwaysThere, type Below, type Reference } from '../reads.js'

type Inside = (root: string, here: Reference, field: AuthoredField) => readonly Reference[]

const unchecked = (expression: string): Reference => ({ expression, given: false, collection: {} })

const insideArray: Inside = (root, { expression, given }, { items }) => [
  { expression: `${expression}.count`, given, form: 'count' },
  ...(items == null ? [unchecked(`${expression}.0`)] : serviceReferences(root, `${expression}.0`, items, false)),
]

const insideObject: Inside = (root, { expression, given }, { properties, additional_properties: open }) => [
  ...serviceBelow(root, expression, properties, given),
  ...(open === true ? [unchecked(`${expression}.unforeseen`)] : []),
]

const insideUnion: Inside = (_root, { expression, given }, { tag = '' }) => [
  ...(addressable(tag) ? [{ expression: `${expression}.${tag}`, given, form: 'tag' as const }] : []),
  unchecked(`${expression}.${contentKeyOf(tag)}`),
]

const insideKind: Inside = (root, here, field) => {
  const { expression, given } = here
  switch (field.type) {
    case 'array':
      return insideArray(root, here, field)
    case 'object':
      return insideObject(root, here, field)
    case 'union':
      return insideUnion(root, here, field)
    case 'json':
      return [unchecked(`${expression}.inside.1`)]
    case 'map':
      return [{ expression: `${expression}.count`, given, form: 'count' }]
    case 'string':
      return [{ expression: `${expression}.count`, given, form: 'text count' }]
    default:
      return []
  }
}

const collectionOf = ({ type, items }: AuthoredField): Pick<Reference, 'collection'> => {
  if (type !== 'array' && type !== 'map') return {}
  return { collection: items == null ? {} : { element: items } }
}

/** The reference to a field and all references inside it, by the service rules (SR-47 to SR-49). */
export const serviceReferences = (
  root: string,
  expression: string,
  field: AuthoredField,
  given: boolean,
): readonly Reference[] => {
  const here: Reference = { expression, field, given, ...collectionOf(field) }
  return [here, ...insideKind(root, here, field)]
}

/** The references to fields and what is inside them. */
export const serviceBelow: Below = (root, path, fields = {}, given = false) =>
  Object.entries(fields)
    .filter(([own]) => addressable(own))
    .flatMap(([own, field]) => serviceReferences(root, `${path}.${own}`, field, given && isAlwaysThere(field, root)))
