import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { UnknownProvider } from '../error/provider-error.js'
import type { Tool } from '../tool/tool.js'
import type { AnyProvider, ById, Over } from './provider-instance.js'

/** Providers by id. One that fails, hangs or answers nonsense does so alone: they share nothing. */
export interface ProviderRegistry<Providers> {
  /**
   * Adds providers, each by its id: a later one takes the place of an earlier one.
   *
   * @returns the same registry, whose type knows them
   */
  readonly register: <const Added extends readonly AnyProvider[]>(
    ...providers: Added
  ) => ProviderRegistry<Over<Providers, ById<Added>>>
  readonly provider: (id: string) => Either<UnknownProvider, AnyProvider>
  readonly list: () => readonly AnyProvider[]
  /**
   * Every tool: two of each entity type and one of each action, of what is registered now. No two have one name, and
   * each name is one that clients take.
   */
  readonly toTools: () => readonly Tool[]
  /** The tools of actions only: entity types have routes of their own, and would be published twice. */
  readonly toActions: () => readonly Tool[]
  /** Only a type. */
  readonly types?: { readonly providers: Providers }
}

/**
 * Makes an empty registry.
 *
 * @example const tools = ProviderRegistry().register(calendar, notes).toTools()
 */
export const ProviderRegistry = (): ProviderRegistry<unknown> => {
  const held = new Map<string, AnyProvider>()
  const list = () => [...held.values()]
  const registry: ProviderRegistry<unknown> = Object.freeze({
    register: (...providers: readonly AnyProvider[]) => {
      for (const provider of providers) held.set(provider.id, provider)
      return registry as never
    },
    provider: (id: string) => {
      const found = held.get(id)
      return found === undefined ? left({ kind: 'unknown_provider' as const, provider: id }) : right(found)
    },
    list,
    toTools: () => list().flatMap((provider) => provider.toTools()),
    toActions: () => list().flatMap((provider) => provider.toActions()),
  })
  return registry
}
