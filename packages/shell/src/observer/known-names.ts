import { memberOf, type Registry } from '@assent/kernel'
import { membersOf } from '../recording/members-of.js'
import type { Attributes } from './observer.js'

// What OpenTelemetry calls a value that is none of those known.
const other = '_OTHER'

const isOperationOf = (registry: Registry, entity: string, operation: string): boolean =>
  registry
    .versions(entity)
    .some((version) => memberOf(registry.get(entity, version)?.document.operations ?? {}, operation) !== undefined)

/**
 * The names in what a call was given, as attributes: those that the registry knows, so that their number does not grow
 * with what callers send.
 */
export const knownNames = (registry: Registry, given: unknown): Attributes => {
  const { entity, operation } = membersOf(given)
  const isKnown = typeof entity === 'string' && registry.versions(entity).length > 0
  const entityName = { 'assent.entity': isKnown ? entity : other }
  if (operation === undefined) return entityName
  const isOperation = isKnown && typeof operation === 'string' && isOperationOf(registry, entity, operation)
  return { ...entityName, 'assent.operation': isOperation ? operation : other }
}
