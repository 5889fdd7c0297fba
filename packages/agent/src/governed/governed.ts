import {
  actionDefects,
  defineAction,
  defineEntityType,
  entityTypeDefects,
  type AnyAction,
  type DefinitionDefect,
} from '@assent/provider'
import { defaultPageLimit } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { agentTools } from '../agent-tools.js'
import { checkGoverned, collisionsOf, documentsOf, ofAllow } from './check-governed.js'
import { actionDefinitions, typeDefinition, type GovernedTypeDefinition } from './definitions-of.js'
import type { GovernedActionDefinition } from './governed-action.js'
import type { GovernedDefect } from './governed-defect.js'
import type { GovernedDefinition, GovernedOptions } from './governed-options.js'
import type { Governed, GovernedAction, GovernedEntityType } from './governed-type.js'
import { hostOf, type Governing } from './governing.js'

type Options<Principal> = GovernedOptions<Principal, GovernedDefinition>

const at =
  (place: string) =>
  ({ kind, path, message }: DefinitionDefect): GovernedDefect => ({ kind, path: `${place}.${path}`, message })

const governingOf = <Principal>(options: Options<Principal>): Governing<Principal> => {
  const { runtime, definition, searchable = {}, pageLimit = defaultPageLimit } = options
  const { entity, versions } = definition
  return {
    host: hostOf(options, definition),
    definition,
    searchable,
    documents: documentsOf(runtime.registry, entity, versions),
    pageLimit,
    isPrincipal: options.isPrincipal,
  }
}

/**
 * Makes an entity type of an Assent definition: searched over the store's queries, got by id, with state and revision;
 * and of its creation and operations actions, which hand proposals to the tools of an agent. What a principal may not
 * read, it finds in no search, on no page and behind no cursor (D-18); what only trusted code gives is in no schema.
 *
 * @returns every fault of what was given, or the type and its actions
 * @example
 * const refunds = governed({
 *   runtime,
 *   definition: { entity: 'refund', versions: [1], operations: { approve: { trusted: ['actor_role'] } } },
 *   searchable: { text: ['order'], order_by: ['amount_cents'] },
 *   isPrincipal: session.is,
 *   identify: ({ user }) => user,
 *   authority: ({ role }) => ({ actor_role: role }),
 *   recording: ({ user }) => ({ ...newRecord(), actor: user }),
 * })
 * const desk = refunds.right.registerOn(ProviderInstance({ id: 'desk' }))
 * // desk_refund_search, desk_refund_get, desk_refund_approve
 */
export const governed = <Principal, const Definition extends GovernedDefinition>(
  options: GovernedOptions<Principal, Definition>,
): Either<readonly GovernedDefect[], Governed<Definition>> => {
  const governing = governingOf<Principal>(options)
  const { host, definition, searchable, pageLimit } = governing
  const agent = agentTools(host)
  if (isLeft(agent)) return left(agent.left.map(ofAllow))
  const defects = checkGoverned(host.runtime, definition, searchable, pageLimit)
  if (defects.length > 0) return left(defects)

  const type = typeDefinition(governing)
  const actions = actionDefinitions(governing, agent.right)
  const wrong = [
    ...entityTypeDefects(type).map(at('definition')),
    ...actions.flatMap((action) => actionDefects(action).map(at(`definition.${action.id}`))),
    ...collisionsOf(
      type.id,
      actions.map(({ id }) => id),
    ),
  ]
  return wrong.length > 0 ? left(wrong) : right(madeOf(type, actions))
}

const madeOf = <Definition extends GovernedDefinition>(
  described: GovernedTypeDefinition,
  definitions: readonly GovernedActionDefinition[],
): Governed<Definition> => {
  // What the types tell beyond this follows from the definition that they were made of.
  const type = defineEntityType(described) as unknown as GovernedEntityType<Definition>
  const actions = definitions.map((one) =>
    defineAction(one),
  ) as AnyAction[] as unknown as readonly GovernedAction<Definition>[]
  return Object.freeze({
    type,
    actions,
    registerOn: ((provider) => {
      provider.entities.register(type)
      provider.actions.register(...actions)
      return provider
    }) as Governed<Definition>['registerOn'],
  })
}
