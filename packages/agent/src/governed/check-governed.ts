import type { DefinitionDocument, Registry } from '@assent/kernel'
import { largestPageLimit, type StoredRuntime } from '@assent/shell'
import type { AllowDefect } from '../allow/allow-defect.js'
import { allowMessage } from '../allow/allow-message.js'
import type { GovernedDefect } from './governed-defect.js'
import type { GovernedDefinition, Searchable } from './governed-options.js'
import { defectsOfSearchable } from './searched-fields.js'

type Defects = readonly GovernedDefect[]

/** A fault of what is allowed, its sentence cut off behind the path. */
export const ofAllow = (defect: AllowDefect): GovernedDefect => {
  const { kind, path } = defect
  return { kind, path, message: allowMessage(defect).slice(`\`${path}\`: `.length) }
}

/** Every fault of a definition that is allowed: of how it is searched, and of what cannot be searched at all. */
export const checkGoverned = (
  runtime: StoredRuntime,
  { entity, versions }: GovernedDefinition,
  searchable: Searchable,
  pageLimit: number,
): Defects => {
  const isLimit = Number.isInteger(pageLimit) && pageLimit >= 1 && pageLimit <= largestPageLimit
  return [
    ...(runtime.hasQueries
      ? []
      : [{ kind: 'no_queries' as const, path: 'runtime', message: 'has a store that answers no queries' }]),
    ...(isLimit
      ? []
      : [
          {
            kind: 'invalid_limit' as const,
            path: 'pageLimit',
            message: `is no whole number of 1 to ${largestPageLimit}`,
          },
        ]),
    ...defectsOfSearchable(documentsOf(runtime.registry, entity, versions), searchable),
  ]
}

/** The definitions of these versions, ascending. */
export const documentsOf = (
  registry: Registry,
  entity: string,
  versions: readonly number[],
): readonly DefinitionDocument[] =>
  [...new Set(versions)]
    .sort((one, other) => one - other)
    .flatMap((version) => registry.get(entity, version)?.document ?? [])

/** Ids that name two things of one provider: actions of one name, or one that has the name of a tool of the type. */
export const collisionsOf = (type: string, actions: readonly string[]): Defects => {
  const taken = [`${type}_search`, `${type}_get`, ...actions]
  return actions
    .filter((id) => taken.indexOf(id) !== taken.lastIndexOf(id))
    .map((id) => ({
      kind: 'name_collision',
      path: 'definition',
      message: `has two tools of the name \`${id}\`: give one another \`id\``,
    }))
}
