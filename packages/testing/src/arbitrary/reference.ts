import type { AuthoredField, AuthoredFields, AuthoredSchema } from './authored.js'

/** Where a reference stands, which decides what it may read (K-81). */
export type Place = 'invariant' | 'precondition' | 'creation event' | 'operation'

/** A reference that registration accepts at its place. */
export interface Reference {
  readonly expression: string
  /** The field that it ends in, where it ends in one. */
  readonly field?: AuthoredField
  /** Does every instance and every call give it a value? */
  readonly given: boolean
}

// A name with a dot, and the empty name, cannot be addressed (K-83, K-96).
const addressable = (own: string): boolean => own !== '' && !own.includes('.')

// Arguments are filled with defaults before anything reads them; stored fields are not (K-35, K-140).
const isAlwaysThere = (field: AuthoredField, root: string): boolean =>
  field.required === true || (root === '$args' && field.default !== undefined)

const below = (root: string, path: string, fields: AuthoredFields = {}, given = false): readonly Reference[] =>
  Object.entries(fields)
    .filter(([own]) => addressable(own))
    .flatMap(([own, field]) => {
      const expression = `${path}.${own}`
      const here: Reference = { expression, field, given: given && isAlwaysThere(field, root) }
      if (field.type === 'json') return [here, { expression: `${expression}.inside.1`, given: false }]
      const open =
        field.additional_properties === true ? [{ expression: `${expression}.unforeseen`, given: false }] : []
      return [here, ...below(root, expression, field.properties, here.given), ...open]
    })

const inside = (root: string, schema: AuthoredSchema): readonly Reference[] => [
  { expression: root, given: true },
  ...below(root, root, schema.fields, true),
  ...(schema.additional_fields === true ? [{ expression: `${root}.unforeseen`, given: false }] : []),
]

const roots: { readonly [place in Place]: readonly string[] } = {
  invariant: ['$state'],
  precondition: ['$from_state', '$to_state'],
  'creation event': ['$state', '$to_state'],
  operation: ['$state', '$from_state', '$to_state'],
}

/** Every reference that the place may carry, the shortest first: K-74 restricted by K-81 and K-83. */
export const referencesOf = (place: Place, schema: AuthoredSchema, args: AuthoredSchema): readonly Reference[] => {
  const alone = ['$id', '$entity', '$version', ...roots[place]].map((expression) => ({ expression, given: true }))
  const fields = inside('$fields', schema)
  if (place === 'invariant' || place === 'creation event') return [...alone, ...fields]
  return [...alone, ...fields, ...inside('$old_fields', schema), ...inside('$args', args)]
}
