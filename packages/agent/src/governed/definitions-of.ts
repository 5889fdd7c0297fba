import type { EntityTypeDefinition, t } from '@assent/provider'
import type { AgentTools } from '../agent-tools.js'
import type { Tool } from '../tool.js'
import { getGoverned } from './get.js'
import { governedAction, type GovernedActionDefinition } from './governed-action.js'
import { governedCodec, statesOf, type GovernedInstance } from './governed-instance.js'
import type { GovernedDefinition } from './governed-options.js'
import type { Governing } from './governing.js'
import { searchCodec, type GovernedSearch } from './search-input.js'
import { searchGoverned } from './search.js'

/** What `defineEntityType` takes of a definition. */
export type GovernedTypeDefinition = EntityTypeDefinition<
  string,
  t.Type<GovernedInstance>,
  t.Type<GovernedSearch>,
  unknown
>

const describe = ({ definition: { entity }, documents }: Pick<Governing<never>, 'definition' | 'documents'>): string =>
  `A \`${entity}\` with its fields, its revision and its state, which is one of ${statesOf(documents).join(', ')}.`

/** A definition as an entity type. */
export const typeDefinition = <Principal>(governing: Governing<Principal>): GovernedTypeDefinition => {
  const { documents, searchable, definition } = governing
  const { entity, id = entity, name = id, description = describe(governing) } = definition
  return {
    id,
    name,
    description,
    data: governedCodec(documents),
    searchInput: searchCodec(documents, searchable),
    search: searchGoverned(governing),
    get: getGoverned(governing),
  }
}

/** The id of an action: the one that was given, or made of the type's and the operation's. */
const actionId = ({ entity, id: type = entity, create, operations }: GovernedDefinition, tool: Tool): string => {
  const operation = tool.proposes[0]?.operation ?? null
  const given = operation === null ? create?.id : operations[operation]?.id
  return given ?? `${type}_${operation ?? 'create'}`
}

/** Its creation and its operations as actions, in this order. */
export const actionDefinitions = <Principal>(
  governing: Governing<Principal>,
  agent: AgentTools<Principal>,
): readonly GovernedActionDefinition[] => {
  const { definition } = governing
  const names = ['create', ...Object.keys(definition.operations)]
  const placeOf = ({ proposes }: Tool): number => names.indexOf(proposes[0]?.name ?? '')
  return [...agent.tools]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((tool) => governedAction(governing, agent, tool, actionId(definition, tool)))
}
