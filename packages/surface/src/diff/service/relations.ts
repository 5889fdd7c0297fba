import type { DefinitionDocument, RelationDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from '../change.js'
import { pairs } from '../pairs.js'

const keys = ['kind', 'target', 'cardinality', 'via'] as const

const keyChanges = (path: string, was: RelationDocument, is: RelationDocument): readonly DefinitionChange[] =>
  keys
    .filter((key) => was[key] !== is[key])
    .flatMap((key) => {
      const change = `\`${key}\`: \`${was[key]}\` -> \`${is[key]}\``
      const stored = `what is stored there is of a \`${was.target}\``
      return [
        breaksCallers(path, change, 'who follows it finds something else'),
        ...(key === 'target' ? [breaksStored(path, change, stored)] : []),
      ]
    })

/** What a definition says of other types. No decision depends on it (SR-103): who follows a relation does. */
export const relationChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] =>
  pairs(was.relations ?? {}, is.relations ?? {}).flatMap(({ name, was: old, is: next }) => {
    const path = `relations.${name}`
    if (old === undefined) return [compatible(path, 'added', 'no decision depends on it')]
    if (next === undefined) return [breaksCallers(path, 'removed', 'who follows it finds nothing')]
    return keyChanges(path, old, next)
  })
