import { stringify, type FieldDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import type { FieldPlace } from './place.js'
import { isAlwaysHeld, mustBeGiven, presenceWords } from './presence.js'

/** A field that is new; `wasOpen` says whether members of any name were admitted before. */
export const addedField = (
  path: string,
  field: FieldDocument,
  wasOpen: boolean,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const change = `added: \`${field.type}\`, ${presenceWords(field)}`
  const isFields = place.holds === 'fields'
  const unchecked = 'a value under this name was admitted unchecked, and is checked now'
  const isChecked = wasOpen && field.type !== 'json'
  const breaking = [
    ...(mustBeGiven(field, place) ? [breaksCallers(path, change, 'a request without it is refused')] : []),
    ...(isChecked ? [breaksCallers(path, change, unchecked)] : []),
    ...(isFields && field.required
      ? [
          breaksStored(
            path,
            change,
            field.default === undefined
              ? 'an instance without it is refused by every operation that does not set it'
              : 'a default fills in what is created, not what is stored: an instance without it is refused',
          ),
        ]
      : []),
    ...(isFields && isChecked ? [breaksStored(path, change, unchecked)] : []),
  ]
  if (breaking.length > 0) return breaking
  const { default: value } = field
  const reason = value === undefined ? 'it may be left out' : `where it is left out, it is ${stringify(value)}`
  return [compatible(path, change, reason)]
}

/** A field that is gone; `isOpen` says whether members of any name are admitted now. */
export const removedField = (
  path: string,
  name: string,
  field: FieldDocument,
  isOpen: boolean,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const change = `removed: \`${field.type}\`, ${presenceWords(field)}`
  const isFields = place.holds === 'fields'
  if (!isOpen) {
    return [
      breaksCallers(path, change, `a request that gives it is refused${isFields ? ', and no answer has it' : ''}`),
      ...(isFields
        ? [breaksStored(path, change, 'an instance that has it is refused by every operation: none can clear it')]
        : []),
    ]
  }
  return isFields && isAlwaysHeld(name, field, place)
    ? [breaksCallers(path, change, 'nothing says any more that an instance has it, or of what kind it is')]
    : [compatible(path, change, 'members that are not declared are admitted unchecked')]
}

/** Whether members that are not declared are admitted. */
export const opennessChanges = (
  path: string,
  was: boolean,
  is: boolean,
  { holds }: FieldPlace,
): readonly DefinitionChange[] => {
  if (was === is) return []
  if (is) return [compatible(path, 'open now', 'members that are not declared are admitted, unchecked')]
  return [
    breaksCallers(path, 'closed now', 'a request with a member that is not declared is refused'),
    ...(holds === 'fields'
      ? [breaksStored(path, 'closed now', 'an instance with a member that is not declared is refused')]
      : []),
  ]
}
