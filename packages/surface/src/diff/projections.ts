import type { DefinitionDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import { isSame, pairs } from './pairs.js'

const keys = ['key', 'in_state'] as const

/** Read models. They are made from instances, so that nothing stored depends on them (K-147). */
export const projectionChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] =>
  pairs(was.projections, is.projections).flatMap(({ name, was: old, is: next }) => {
    const path = `projections.${name}`
    if (old === undefined) return [compatible(path, 'added', 'it is made from what is stored')]
    if (next === undefined) return [breaksCallers(path, 'removed', 'who reads it finds nothing')]
    return keys
      .filter((key) => !isSame(old[key], next[key]))
      .map((key) =>
        breaksCallers(
          path,
          `\`${key}\`: ${old[key] ?? 'any'} -> ${next[key] ?? 'any'}`,
          'who reads it finds other groups',
        ),
      )
  })
