import { compareNumbers, stringify, type FieldDocument, type JsonNumber } from '@assent/kernel'
import { isSame } from './pairs.js'
import { compatible, type DefinitionChange } from './change.js'
import { narrowed } from './narrowed.js'
import type { FieldPlace } from './place.js'

type BoundName = 'min_length' | 'max_length' | 'min' | 'max'

const bounds: readonly { readonly name: BoundName; readonly side: 1 | -1; readonly beyond: string }[] = [
  { name: 'min_length', side: 1, beyond: 'a shorter text' },
  { name: 'max_length', side: -1, beyond: 'a longer text' },
  { name: 'min', side: 1, beyond: 'a smaller number' },
  { name: 'max', side: -1, beyond: 'a greater number' },
]

const isNarrower = (was: JsonNumber | null, is: JsonNumber | null, side: 1 | -1): boolean =>
  is !== null && (was === null || compareNumbers(is, was) * side > 0)

const shown = (bound: JsonNumber | null): string => (bound === null ? 'none' : stringify(bound))

/** The bounds of a field, each by itself (K-28, K-29). */
export const boundChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] =>
  bounds.flatMap(({ name, side, beyond }) => {
    if (isSame(was[name], is[name])) return []
    const change = `\`${name}\`: ${shown(was[name])} -> ${shown(is[name])}`
    if (!isNarrower(was[name], is[name], side)) return [compatible(path, change, 'what was accepted still is')]
    return narrowed(path, change, beyond, place)
  })
