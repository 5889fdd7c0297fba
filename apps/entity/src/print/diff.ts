import type { ChangeEffect, DefinitionChange } from '@assent/surface'
import { lines } from './print.js'

interface DiffedDefinition {
  readonly entity: string
  readonly version: number
}

/** What `entity diff` answers. */
export interface DiffReport {
  readonly from: DiffedDefinition
  readonly to: DiffedDefinition
  readonly breaking: boolean
  readonly changes: readonly DefinitionChange[]
}

const titles: { readonly [effect in ChangeEffect]: string } = {
  breaks_callers: 'breaking for callers',
  breaks_stored: 'breaking for stored instances',
  compatible: 'compatible',
}

const named = ({ entity, version }: DiffedDefinition): string => `${entity} v${version}`

const effects = ['breaks_callers', 'breaks_stored', 'compatible'] as const

/** What changed, by whom it breaks: two lines a change. */
export const diffText = ({ from, to, changes }: DiffReport): string => {
  const groups = effects.map((effect) => ({ effect, found: changes.filter((change) => change.effect === effect) }))
  const counts = groups.map(({ effect, found }) => `${found.length} ${titles[effect]}`).join(', ')
  return lines([
    `${named(from)} -> ${named(to)}`,
    ...groups.flatMap(({ effect, found }) =>
      found.length === 0
        ? []
        : [
            `${titles[effect]}:`,
            ...found.flatMap(({ path, change, reason }) => [`  ${path}: ${change}`, `    ${reason}`]),
          ],
    ),
    changes.length === 0 ? 'no change' : counts,
  ])
}
