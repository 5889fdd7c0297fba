import { memberOf, type Json, type JsonObject } from '../value/json.js'
import { inNameOrder } from '../value/members.js'
import { namesOf } from '../value/text.js'
import type { ErrorList, Path } from '../value/value-errors.js'
import type { CompiledField } from './compiled-field.js'

/** The members of an object made ready: those of a schema, of arguments, or of an `object` field. */
export interface CompiledMembers {
  readonly fills: boolean
  readonly fill: (object: JsonObject) => JsonObject
  readonly check: (object: JsonObject, here: Path, errors: ErrorList) => void
}

/** A declared member by its name. */
export interface Member {
  readonly name: string
  readonly field: CompiledField
}

/** Depth first, declared members in name order; creates no containers of its own (K-37, K-39). */
const fillMembers = (members: readonly Member[], object: JsonObject): JsonObject => {
  const inserted: [string, Json][] = []
  for (const { name, field } of members) {
    const value = memberOf(object, name)
    if (value === undefined) {
      if (field.default !== undefined) inserted.push([name, field.default])
    } else if (field.fills) {
      const filled = field.fill(value)
      if (filled !== value) inserted.push([name, filled])
    }
  }
  return inserted.length === 0 ? object : inNameOrder(object, inserted)
}

type Word = 'field' | 'property'

/** Checks the declared members, and answers how many of them are there. */
const checkDeclared = (
  members: readonly Member[],
  word: Word,
  object: JsonObject,
  here: Path,
  errors: ErrorList,
): number => {
  let present = 0
  for (const { name, field } of members) {
    const value = memberOf(object, name)
    if (value !== undefined) {
      present += 1
      field.check(value, here, name, errors)
    } else if (field.required) {
      errors.add({ parent: here, segment: name }, `the ${word} is required and missing`)
    }
  }
  return present
}

const checkUndeclared = (
  declared: ReadonlySet<string>,
  word: Word,
  object: JsonObject,
  here: Path,
  errors: ErrorList,
): void => {
  for (const name of namesOf(object)) {
    if (!declared.has(name)) errors.add({ parent: here, segment: name }, `the schema declares no such ${word}`)
  }
}

/**
 * Makes members, given in name order, ready: declared ones first, each fully, then undeclared ones, unless the object
 * is open (K-32, K-47).
 */
export const compileMembers = (members: readonly Member[], open: boolean, word: Word): CompiledMembers => {
  const declared = new Set(members.map(({ name }) => name))
  const fills = members.some(({ field }) => field.fills || field.default !== undefined)
  return {
    fills,
    fill: (object) => (fills ? fillMembers(members, object) : object),
    check: (object, here, errors) => {
      const present = checkDeclared(members, word, object, here, errors)
      // Counting is cheaper than looking at each name, and nearly always enough.
      if (!open && present < Object.keys(object).length) checkUndeclared(declared, word, object, here, errors)
    },
  }
}
