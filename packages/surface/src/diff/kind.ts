import type { FieldDocument, FieldKind } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import { isSame } from './pairs.js'
import type { FieldPlace } from './place.js'

const both = (path: string, change: string, { holds }: FieldPlace, callers: string, stored: string) => [
  breaksCallers(path, change, callers),
  ...(holds === 'fields' ? [breaksStored(path, change, stored)] : []),
]

/** A kind that takes everything that the old one took. */
export const widerKind = (
  path: string,
  was: FieldKind,
  is: FieldKind,
  { holds }: FieldPlace,
): readonly DefinitionChange[] => {
  if (was === is) return []
  const change = `\`${was}\` -> \`${is}\``
  return is === 'json' && holds === 'fields'
    ? [breaksCallers(path, change, 'an answer may hold anything there')]
    : [compatible(path, change, `every \`${was}\` is a \`${is}\``)]
}

/** Any other kind. */
export const otherKind = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const change = `\`${was.type}\` -> \`${is.type}\``
  const other = `what is no \`${is.type}\``
  return both(path, change, place, `${other} is refused`, `an instance that holds ${other} is refused`)
}

/** What a `ref` points at (K-33). */
export const referenceChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const kept = (['inverse', 'acyclic'] as const).filter((name) => !isSame(was[name], is[name]))
  return [
    ...(was.entity === is.entity
      ? []
      : both(
          path,
          `points at \`${is.entity}\` instead of \`${was.entity}\``,
          place,
          `an id of a \`${was.entity}\` is accepted still, and names nothing`,
          `an instance names a \`${was.entity}\` there`,
        )),
    ...kept.map((name) => compatible(path, `\`${name}\` changed`, 'it is kept, not enforced')),
  ]
}
