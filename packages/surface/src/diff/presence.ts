import { stringify, type FieldDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import { isSame } from './pairs.js'
import type { FieldPlace } from './place.js'

/** Has whoever hands it in to give it? A default is filled in first (K-42), where any is. */
export const mustBeGiven = (field: FieldDocument, { fillsDefaults }: FieldPlace): boolean =>
  field.required && (field.default === undefined || !fillsDefaults)

/** Has every stored instance this field? */
export const isAlwaysHeld = (name: string, field: FieldDocument, { keepsDefault }: FieldPlace): boolean =>
  field.required || (field.default !== undefined && keepsDefault(name))

/** Whether a field has to be there, in a few words. */
export const presenceWords = (field: FieldDocument): string =>
  [
    field.required ? 'required' : 'optional',
    ...(field.default === undefined ? [] : [`default ${stringify(field.default)}`]),
  ].join(', ')

const forCallers = (
  path: string,
  change: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] =>
  mustBeGiven(is, place) && !mustBeGiven(was, place)
    ? [breaksCallers(path, change, 'a request that leaves it out is refused')]
    : []

const forReaders = (path: string, change: string, place: FieldPlace, held: boolean, holds: boolean) => {
  if (place.holds === 'fields' && held && !holds)
    return [breaksCallers(path, change, 'an instance may be without it, and had it always')]
  return []
}

const lostDefault = (path: string, change: string, was: FieldDocument, is: FieldDocument, { holds }: FieldPlace) =>
  holds === 'arguments' && was.default !== undefined && is.default === undefined && !is.required
    ? [breaksCallers(path, change, 'where it is left out, what reads it finds nothing, and may refuse')]
    : []

const otherOutcome = (path: string, change: string, was: FieldDocument, is: FieldDocument, { selects }: FieldPlace) =>
  selects && was.default !== undefined && is.default !== undefined && !isSame(was.default, is.default)
    ? [breaksCallers(path, change, 'where it is left out, another outcome may be taken')]
    : []

const whyCompatible = (was: FieldDocument, is: FieldDocument): string =>
  is.default === undefined || isSame(was.default, is.default)
    ? 'what was accepted still is'
    : `a request that leaves it out means ${stringify(is.default)} now`

/** Whether a field has to be there, and what fills it in: of one that both definitions have. */
export const presenceChanges = (
  path: string,
  name: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  if (was.required === is.required && isSame(was.default, is.default)) return []
  const change = `${presenceWords(was)} -> ${presenceWords(is)}`
  const held = isAlwaysHeld(name, was, place)
  const breaking = [
    ...forCallers(path, change, was, is, place),
    ...forReaders(path, change, place, held, isAlwaysHeld(name, is, place)),
    ...lostDefault(path, change, was, is, place),
    ...otherOutcome(path, change, was, is, place),
    ...(place.holds === 'fields' && is.required && !held
      ? [breaksStored(path, change, 'an instance without it is refused by every operation that does not set it')]
      : []),
  ]
  return breaking.length > 0 ? breaking : [compatible(path, change, whyCompatible(was, is))]
}
