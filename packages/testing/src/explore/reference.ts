import { defaultLimits } from '@assent/kernel'

/** A field or an argument, or a part inside one; or the id. Two of the same place are equal texts. */
export type Place = string & { readonly Place: unique symbol }

/** The place of a part of the entity's fields. */
export const fieldPlace = (path: readonly string[]): Place => JSON.stringify(['fields', ...path]) as Place

/** The place of a part of an operation's arguments. */
export const argumentPlace = (operation: string, path: readonly string[]): Place =>
  JSON.stringify(['arguments', operation, ...path]) as Place

/** The place of the identity. */
export const idPlace = JSON.stringify(['id']) as Place

/** The place of a member inside a place. */
export const inside = (place: Place, name: string): Place =>
  JSON.stringify([...(JSON.parse(place) as readonly string[]), name]) as Place

/** Is the text a reference? One that starts with `$$` is a literal (K-73). */
export const isReference = (text: string): boolean => text.startsWith('$') && !text.startsWith('$$')

/** The root of a reference and the path behind it (K-74, K-75). */
export const partsOf = (reference: string): readonly [root: string, ...path: readonly string[]] => {
  const [root = '', ...path] = reference.slice(1).split('.')
  return [root, ...path]
}

/**
 * The place that a reference reads, for a rule or template of this operation; none for states and the type, and none
 * deeper than any value is (D-5).
 */
export const placeOf = (reference: string, operation: string | null): Place | undefined => {
  const [root, ...path] = partsOf(reference)
  if (path.length > defaultLimits.depth) return undefined
  if (root === 'id') return idPlace
  if (root === 'fields' || root === 'old_fields') return fieldPlace(path)
  return root === 'args' && operation !== null ? argumentPlace(operation, path) : undefined
}

/** A place inside `to` as the same place inside `from`; nothing where it is not inside. */
export const rebased = (place: Place, to: Place, from: Place): Place | undefined => {
  const path = JSON.parse(place) as readonly string[]
  const start = JSON.parse(to) as readonly string[]
  if (!start.every((segment, index) => segment === path[index])) return undefined
  return JSON.stringify([...(JSON.parse(from) as readonly string[]), ...path.slice(start.length)]) as Place
}
