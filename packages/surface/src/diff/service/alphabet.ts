import type { FieldDocument } from '@assent/kernel'
import { compatible, type DefinitionChange } from '../change.js'
import { narrowed } from '../narrowed.js'
import type { FieldPlace } from '../place.js'

const shown = (alphabet: string | undefined): string => (alphabet === undefined ? 'any' : `\`${alphabet}\``)

/** The characters that a text of the field has; nothing, where it may have any. */
const charactersOf = ({ type, values, alphabet }: FieldDocument): string | undefined =>
  type === 'enum' ? values.join('') : alphabet

/** The characters that a text may have (SR-30). */
export const alphabetChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  if (was.alphabet === is.alphabet) return []
  const [old, next] = [charactersOf(was), is.alphabet]
  const change = `\`alphabet\`: ${shown(was.alphabet)} -> ${shown(next)}`
  const admitted = new Set(next)
  if (next === undefined || (old !== undefined && [...old].every((character) => admitted.has(character))))
    return [compatible(path, change, 'what was accepted still is')]
  return narrowed(path, change, 'a text with another character', place)
}
