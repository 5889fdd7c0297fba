import {
  compareText,
  isJsonNumber,
  readProjectionKey,
  setMember,
  tokenOf,
  type DefinitionDocument,
  type EntityInstance,
  type Json,
  type ProjectionDocument,
  type ValidatedDefinition,
} from '@assent/kernel'

/** The identities of one group, in name order, without repeats. */
export interface ProjectedGroups {
  readonly [group: string]: readonly string[]
}

/** Every declared projection by name, each with its groups; a projection that files nothing is there, empty (P-2). */
export interface Projected {
  readonly [projection: string]: ProjectedGroups
}

/** The name of a group: text as it is, a number by its token; null, lists, objects and nothing are left out (K-150). */
const groupOf = (value: Json | undefined): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return isJsonNumber(value) ? tokenOf(value) : undefined
}

const inOrder = <A>(entries: Iterable<readonly [string, A]>): { readonly [name: string]: A } => {
  const object: { [name: string]: A } = {}
  for (const [name, value] of [...entries].sort(([a], [b]) => compareText(a, b))) setMember(object, name, value)
  return object
}

const groupsOf = (
  { key, in_state }: ProjectionDocument,
  document: DefinitionDocument,
  instances: readonly EntityInstance[],
): ProjectedGroups => {
  const groups = new Map<string, Set<string>>()
  const valueOf = readProjectionKey(key, document)
  for (const instance of instances) {
    const group = groupOf(valueOf(instance))
    if (group === undefined || (in_state !== null && instance.lifecycle_state !== in_state)) continue
    groups.set(group, (groups.get(group) ?? new Set<string>()).add(instance.id))
  }
  return inOrder([...groups].map(([group, ids]) => [group, [...ids].sort(compareText)] as const))
}

/**
 * Evaluates the projections that a definition declares over instances, those of other types and versions left out
 * (K-149 to K-152, P-1 to P-6, D-11). Pure: the same set of instances gives the same bytes, whatever its order.
 *
 * @example
 * project(berths, [held, free]) // { by_vessel: { Ada: ['b-7'] } }
 */
export const project = (definition: ValidatedDefinition, instances: Iterable<EntityInstance>): Projected => {
  const { entity, version, document } = definition
  const own = [...instances].filter((instance) => instance.entity === entity && instance.version === version)
  return inOrder(
    Object.entries(document.projections).map(
      ([name, projection]) => [name, groupsOf(projection, document, own)] as const,
    ),
  )
}
