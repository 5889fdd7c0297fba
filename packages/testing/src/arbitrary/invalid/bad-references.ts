import { isJsonObject, memberOf, type Json } from '@assent/kernel'
import type { Column, ReferencesSpot } from './spots/spot.js'
import { namesAt, partAt, type Way } from './way.js'

// There is no clock and no look-up, and a path has no empty segment (K-74, K-83).
const nowhere = ['$now', '$', '$fieldz.x', '$state.x', '$Fields', '$fields.']

const outOfColumn: { readonly [column in Column]: readonly string[] } = {
  invariant: ['$to_state', '$from_state', '$args', '$args.x', '$old_fields', '$old_fields.x'],
  precondition: ['$state'],
  'creation event': ['$from_state', '$args', '$old_fields', '$old_fields.x'],
  operation: [],
}

const isAddressable = (name: string): boolean => name !== '' && !name.includes('.')

/** Paths that a schema does not have: undeclared names, and names inside what has no members (K-83). */
const beyond = (document: Json, root: string, schema: Way): readonly string[] => {
  const isOpen = partAt(document, [...schema, 'additional_fields']) === true
  const fields = partAt(document, [...schema, 'fields']) ?? null
  const flat = namesAt(document, [...schema, 'fields']).filter((name) => {
    const field = isJsonObject(fields) ? (memberOf(fields, name) ?? null) : null
    return isAddressable(name) && isJsonObject(field) && field['type'] !== 'object' && field['type'] !== 'json'
  })
  return [
    ...(isOpen ? [] : [`${root}.undeclared`]),
    ...flat.flatMap((name) => [`${root}.${name}.0`, `${root}.${name}.`]),
  ]
}

/** References that registration refuses at a place: unknown ones, those of another column, paths that no schema has. */
export const badReferences = (document: Json, { column, operation }: ReferencesSpot): readonly string[] => {
  const past = column === 'precondition' || column === 'operation'
  return [
    ...nowhere,
    ...outOfColumn[column],
    ...beyond(document, '$fields', ['schema']),
    ...(past ? beyond(document, '$old_fields', ['schema']) : []),
    ...(operation === null ? [] : beyond(document, '$args', ['operations', operation, 'arguments'])),
  ]
}
