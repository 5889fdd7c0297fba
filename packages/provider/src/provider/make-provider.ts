import { left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AnyAction } from '../action/action.js'
import { callsOf, type ProviderCalls } from '../call/calls.js'
import type { ProviderContext } from '../call/provider-context.js'
import { toolCallsOf } from '../call/tool-calls.js'
import { slotsOf } from '../call/slots.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { UnknownAction, UnknownEntityType } from '../error/provider-error.js'
import { redactor } from '../logger/redact.js'
import { safeLogger } from '../logger/safe-logger.js'
import { actionTool, entityTools } from '../tool/tools-of.js'
import type { ProviderInstance as Provider } from './provider-instance.js'
import { checkProvider, limitsOf, type ProviderOptions } from './provider-options.js'
import { onceEach } from './once-each.js'
import { refuseCollisions, shelfOf, type Shelf } from './register.js'

const contextOf = (options: ProviderOptions<string, unknown>): ProviderContext => {
  const { id, services, logger, secrets = {}, observer } = options
  const limits = Object.freeze(limitsOf(options.limits))
  const redact = redactor(secrets)
  const safe = safeLogger(logger, redact)
  return { provider: id, services, logger: safe, redact, limits, slots: slotsOf(limits), observer }
}

interface Shelves {
  readonly types: Shelf<AnyEntityType>
  readonly actions: Shelf<AnyAction>
}

const shelvesOf = (provider: string): Shelves => {
  const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)
  const types = shelfOf<AnyEntityType>((added) => refuseCollisions(provider, idsOf(added), idsOf(actions.list())))
  const actions = shelfOf<AnyAction>((added) => refuseCollisions(provider, idsOf(types.list()), idsOf(added)))
  return { types, actions }
}

/** The calls of a caller in-process, of what is registered when they are made. */
const registeredCalls = (provider: string, { types, actions }: Shelves, calls: ProviderCalls) => {
  const noType = ({ id }: AnyEntityType): UnknownEntityType => ({
    kind: 'unknown_entity_type',
    provider,
    entity_type: id,
  })
  const noAction = ({ id }: AnyAction): UnknownAction => ({ kind: 'unknown_action', provider, action: id })
  const refused =
    <E>(error: E): TaskEither<E, never> =>
    async () =>
      left(error)
  return {
    search: ((type, request, options) => {
      const held = types.get(type.id)
      return held === undefined ? refused(noType(type)) : calls.search(held, request, options)
    }) as ProviderCalls['search'],
    searchAll: async function* (type, request, options) {
      const held = types.get(type.id)
      if (held === undefined) yield left(noType(type))
      else yield* calls.searchAll(held, request, options)
    } as ProviderCalls['searchAll'],
    get: ((type, id, options) => {
      const held = types.get(type.id)
      return held === undefined ? refused(noType(type)) : calls.get(held, id, options)
    }) as ProviderCalls['get'],
    execute: ((action, input, options) => {
      const held = actions.get(action.id)
      return held === undefined ? refused(noAction(action)) : calls.execute(held, input, options)
    }) as ProviderCalls['execute'],
  }
}

/** One system behind entity types and actions; made by the function of the same name. */
export type ProviderInstance<Id extends string, Entities, Actions, Services> = Provider<Id, Entities, Actions, Services>

/** A provider that nothing is registered on. */
type EmptyProvider<Id extends string, Services> = Provider<Id, unknown, unknown, Services>

/**
 * Makes a provider, on which entity types and actions are then registered. One that is wrongly made is a bug of whoever
 * made it, and throws.
 *
 * @example
 * const calendar = ProviderInstance({ id: 'calendar', secrets: { values: [token] } })
 * calendar.entities.register(calendarEvent)
 */
export const ProviderInstance = <const Id extends string, Services = unknown>(
  options: ProviderOptions<Id, Services>,
): EmptyProvider<Id, Services> => {
  checkProvider(options)
  const { id, name = id, description = '' } = options
  const context = contextOf(options)
  const toolCalls = toolCallsOf(context)
  const shelves = shelvesOf(id)
  // Routes look a tool up with every request, and the schemas of a hundred tools take milliseconds.
  const toolsOfType = onceEach((type: AnyEntityType) => entityTools(id, type, context.limits.results, toolCalls))
  const toolOfAction = onceEach((action: AnyAction) => actionTool(id, action, toolCalls))
  const toActions = () => shelves.actions.list().map(toolOfAction)
  const toTools = () => [...shelves.types.list().flatMap(toolsOfType), ...toActions()]
  const provider: EmptyProvider<Id, Services> = Object.freeze({
    id,
    name,
    description,
    limits: context.limits,
    entities: {
      register: (...types: readonly AnyEntityType[]) => {
        shelves.types.add(types)
        return provider as never
      },
      get: shelves.types.get,
      list: shelves.types.list,
    },
    actions: {
      register: (...actions: readonly AnyAction[]) => {
        shelves.actions.add(actions)
        return provider as never
      },
      get: shelves.actions.get,
      list: shelves.actions.list,
    },
    ...registeredCalls(id, shelves, callsOf(context)),
    toTools,
    toActions,
  })
  return provider
}
