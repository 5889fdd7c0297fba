import type { Registry, ValidatedDefinition } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'

const listed = (definitions: readonly ValidatedDefinition[]): string =>
  definitions.map(({ entity, version }) => `\`${entity}\` version ${version}`).join(', ')

const faultOf = (
  all: readonly ValidatedDefinition[],
  matching: readonly ValidatedDefinition[],
  entity?: string,
): string => {
  if (matching.length === 0) return `no definition of \`${String(entity)}\` is given: there is ${listed(all)}`
  return entity === undefined
    ? `several definitions are given, ${listed(matching)}: choose one with \`--entity\``
    : `several versions are given, ${listed(matching)}: give one of them`
}

/** The one definition that the call is about: `--entity` filters, and exactly one must be left (L-12). */
export const chooseDefinition = (registry: Registry, entity?: string): Either<Failure, ValidatedDefinition> => {
  const all = registry.list()
  const matching = all.filter((definition) => entity === undefined || definition.entity === entity)
  const [chosen] = matching
  return chosen !== undefined && matching.length === 1 ? right(chosen) : left(usage(faultOf(all, matching, entity)))
}
