import { memberOf, type Json, type JsonObject } from '../value/json.js'
import { inNameOrder } from '../value/members.js'
import { namesOf } from '../value/text.js'
import type { ErrorList, Path } from '../value/value-errors.js'
import { accepts } from './accepts.js'
import type { CompiledField } from './compiled-field.js'
import type { Slots, SlotsByName } from './held.js'

/** Whether defaults are still to be inserted. */
export type When = 'unfilled' | 'filled'

/** The members of an object made ready: those of a schema, of arguments, or of an `object` field. */
export interface CompiledMembers {
  /** The declared ones, in name order. */
  readonly members: readonly Member[]
  readonly slots: SlotsByName
  readonly fills: boolean
  readonly fill: (object: JsonObject) => JsonObject
  /**
   * Is the object certainly free of errors, and in name order? Asked before `fill`, a member that it will insert is not
   * missed. Where the answer is no, `check` says what is wrong, if anything is.
   */
  readonly accepts: (object: JsonObject, when: When) => boolean
  /** The values of the declared members where the object is accepted, else nothing. */
  readonly slotsOf: (object: JsonObject, when: When) => Slots | undefined
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

const isMissed = ({ field }: Member, when: When): boolean =>
  field.required && (when === 'filled' || field.default === undefined)

/** One walk along both, since both are in name order: what is out of step is not declared, or not in order. */
const acceptMembers = (
  members: readonly Member[],
  object: JsonObject,
  when: When,
  slots?: (Json | undefined)[],
): boolean => {
  let next = 0
  for (const name in object) {
    let member = members[next]
    while (member !== undefined && member.name !== name) {
      if (isMissed(member, when)) return false
      next += 1
      member = members[next]
    }
    const value = object[name] as Json
    if (member === undefined || !accepts(member.field.quick, value)) return false
    if (slots !== undefined) slots[next] = value
    next += 1
  }
  for (; next < members.length; next += 1) {
    if (isMissed(members[next] as Member, when)) return false
  }
  return true
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
  declared: SlotsByName,
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
  const slots = new Map(members.map(({ name }, index) => [name, index]))
  const empty: readonly (Json | undefined)[] = members.map(() => undefined)
  const fills = members.some(({ field }) => field.fills || field.default !== undefined)
  return {
    members,
    slots,
    fills,
    fill: (object) => (fills ? fillMembers(members, object) : object),
    accepts: (object, when) => acceptMembers(members, object, when),
    slotsOf: (object, when) => {
      // Copied, since a list that grows is larger and slower to make.
      const values = empty.slice()
      return acceptMembers(members, object, when, values) ? values : undefined
    },
    check: (object, here, errors) => {
      const present = checkDeclared(members, word, object, here, errors)
      // Counting is cheaper than looking at each name, and nearly always enough.
      if (!open && present < Object.keys(object).length) checkUndeclared(slots, word, object, here, errors)
    },
  }
}
