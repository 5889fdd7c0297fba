import type { DefinitionDefect } from '../entity/definition-defect.js'
import { defect, refuseDefects } from '../entity/definition-defect.js'
import { toolNamesOf } from './ids.js'

/** What is registered, by id; a later one of the same id takes the earlier one's place. */
export interface Shelf<Item extends { readonly id: string }> {
  readonly add: (items: readonly Item[]) => void
  readonly get: (id: string) => Item | undefined
  /** In the order in which their ids were first registered. */
  readonly list: () => readonly Item[]
}

/** An empty shelf. `check` throws for items that may not stand there. */
export const shelfOf = <Item extends { readonly id: string }>(check: (items: readonly Item[]) => void): Shelf<Item> => {
  const held = new Map<string, Item>()
  return {
    add: (items) => {
      check(items)
      for (const item of items) held.set(item.id, item)
    },
    get: (id) => held.get(id),
    list: () => [...held.values()],
  }
}

/** An action `note_search` beside an entity type `note` would make two tools of one name. */
export const refuseCollisions = (provider: string, types: readonly string[], actions: readonly string[]): void => {
  const taken = new Set(types.flatMap(toolNamesOf))
  const defects: readonly DefinitionDefect[] = actions
    .filter((id) => taken.has(id))
    .map((id) => defect('name_collision', id, 'names a tool of an entity type: name the action something else'))
  refuseDefects(`provider \`${provider}\``, defects)
}
