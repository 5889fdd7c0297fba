import { memberOf, type FieldDocument, type FieldsDocument, type Json, type JsonObject } from '@assent/kernel'
import { membersOf, namesOf } from './names.js'

/** The paths of everything wrong, in the order in which it is told (K-47). */
export type Faults = readonly string[]

/** What is wrong with a value of a field that stands at a path. */
export type FaultsOfValue = (field: FieldDocument, value: Json, path: string) => Faults

/** One fault at the path where something is not so. */
export const unless = (isSo: boolean, path: string): Faults => (isSo ? [] : [path])

/** Those of the elements of a list. */
export const faultsOfElements = (
  faultsOfValue: FaultsOfValue,
  items: FieldDocument | null,
  list: readonly Json[],
  path: string,
): Faults =>
  list.flatMap((element, index) => (items === null ? [] : faultsOfValue(items, element, `${path}[${index}]`)))

/** Those of an object: declared members first, then those that nothing declares, each in name order (K-47). */
export const faultsOfObject = (
  faultsOfValue: FaultsOfValue,
  declared: FieldsDocument,
  isOpen: boolean,
  object: JsonObject,
  path: string,
): Faults => [
  ...membersOf(declared).flatMap(([name, field]) => {
    const value = memberOf(object, name)
    return value === undefined
      ? unless(!field.required, `${path}.${name}`)
      : faultsOfValue(field, value, `${path}.${name}`)
  }),
  ...namesOf(object)
    .filter((name) => !isOpen && !Object.hasOwn(declared, name))
    .map((name) => `${path}.${name}`),
]
