import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { UnknownAction, UnknownEntityType, UnknownProvider } from '../../error/provider-error.js'
import { clipped } from '../../json/clipped.js'
import type { AnyProvider } from '../../provider/provider-instance.js'
import type { Tool, ToolKind } from '../../tool/tool.js'
import type { ServedRegistry } from '../service.js'

/** The provider of an id that a caller names. */
export const findProvider = (registry: ServedRegistry, id: string): Either<UnknownProvider, AnyProvider> => {
  const provider = registry.provider(id)
  return isLeft(provider) ? left({ ...provider.left, provider: clipped(id) }) : provider
}

/** What a caller names by the ids in a path. */
export interface Named {
  readonly provider: string
  readonly kind: ToolKind
  readonly of: string
}

/** The tool of what a caller names. */
export const findTool = (
  registry: ServedRegistry,
  { provider: id, kind, of }: Named,
): Either<UnknownProvider | UnknownEntityType | UnknownAction, Tool> => {
  const provider = findProvider(registry, id)
  if (isLeft(provider)) return provider
  const tool = provider.right.toTools().find((one) => one.kind === kind && one.of === of)
  if (tool !== undefined) return right(tool)
  return left(
    kind === 'action'
      ? { kind: 'unknown_action', provider: id, action: clipped(of) }
      : { kind: 'unknown_entity_type', provider: id, entity_type: clipped(of) },
  )
}
