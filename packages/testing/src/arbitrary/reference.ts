import type { Semantics } from '@assent/kernel'
import type { AuthoredSchema } from './authored.js'
import { addressable, isAlwaysThere, type Below, type Reference } from './reads.js'
import { serviceBelow } from './service/service-below.js'

/** Where a reference stands, which decides what it may read (K-81, SR-55). */
export type Place =
  | 'invariant'
  | 'precondition'
  | 'creation event'
  | 'operation'
  | 'operation selector'
  | 'creation selector'
  | 'creation assignment'
  | 'creation output'

export type { Reference } from './reads.js'

const below: Below = (root, path, fields = {}, given = false) =>
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

const inside = (root: string, schema: AuthoredSchema, semantics: Semantics): readonly Reference[] => [
  { expression: root, given: true },
  ...(semantics === 'kernel/1' ? below : serviceBelow)(root, root, schema.fields, true),
  ...(schema.additional_fields === true ? [{ expression: `${root}.unforeseen`, given: false, collection: {} }] : []),
]

interface Roots {
  /** Those that have nothing inside. */
  readonly alone: readonly string[]
  readonly objects: readonly ('$fields' | '$old_fields' | '$args')[]
}

const roots: { readonly [place in Place]: Roots } = {
  invariant: { alone: ['$state'], objects: ['$fields'] },
  precondition: { alone: ['$from_state', '$to_state'], objects: ['$fields', '$old_fields', '$args'] },
  'creation event': { alone: ['$state', '$to_state'], objects: ['$fields'] },
  operation: { alone: ['$state', '$from_state', '$to_state'], objects: ['$fields', '$old_fields', '$args'] },
  'operation selector': { alone: ['$from_state'], objects: ['$fields', '$args'] },
  'creation selector': { alone: [], objects: ['$args'] },
  'creation assignment': { alone: ['$state', '$to_state'], objects: ['$args'] },
  'creation output': { alone: ['$state', '$to_state'], objects: ['$fields', '$args'] },
}

/** Every reference that the place may carry, the shortest first: K-74 within K-81 and K-83, or within SR-47, SR-55. */
export const referencesOf = (
  place: Place,
  schema: AuthoredSchema,
  args: AuthoredSchema,
  semantics: Semantics,
): readonly Reference[] => {
  const { alone, objects } = roots[place]
  return [
    ...['$id', '$entity', '$version', ...alone].map((expression) => ({ expression, given: true })),
    ...objects.flatMap((root) => inside(root, root === '$args' ? args : schema, semantics)),
  ]
}
