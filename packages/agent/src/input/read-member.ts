import { isBlank, isJsonNumber, isJsonObject, isRevision, memberOf, type Json, type ValueError } from '@assent/kernel'
import { largestPageLimit } from '@assent/shell'
import type { Proposable } from '../tool.js'
import type { InputMember, MemberKind } from './members.js'

const faultOfText = (value: Json): string | undefined => {
  if (typeof value !== 'string') return 'is not text'
  return isBlank(value) ? 'is blank' : undefined
}

// 0 passes, as at the runtime: it is the revision of nothing, and is refused where nothing holds it (X-3).
const isExpectable = (value: Json): boolean => isJsonNumber(value) && (value === 0 || isRevision(value))

const isLimit = (value: Json): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= largestPageLimit

const faults: { readonly [kind in MemberKind]: (value: Json) => string | undefined } = {
  text: faultOfText,
  operation: faultOfText,
  json: () => undefined,
  object: (value) => (isJsonObject(value) ? undefined : 'is not an object'),
  revision: (value) => (isExpectable(value) ? undefined : 'is not a revision: an integer of 1 to 9223372036854775807'),
  version: (value) => (Number.isSafeInteger(value) ? undefined : 'is not an integer'),
  limit: (value) => (isLimit(value) ? undefined : `is not an integer of 1 to ${largestPageLimit}`),
}

/** The fault of one member of an input, or nothing. */
export const faultOfMember = (
  value: Json | undefined,
  { kind, required }: InputMember,
  proposes: readonly Proposable[],
): string | undefined => {
  if (value === undefined) return required ? 'is missing' : undefined
  const fault = faults[kind](value)
  if (fault !== undefined || kind !== 'operation') return fault
  return proposes.some(({ name }) => name === value)
    ? undefined
    : `is none of ${proposes.map(({ name }) => `\`${name}\``).join(', ')}`
}

// A name may be as long as an argument; it is shown, not repeated.
const longestShown = 80

/** A member's place, with its name cut short where that is long. */
const placeOf = (parent: string, name: string): string => {
  const shown = name.length > longestShown ? `${name.slice(0, longestShown).toWellFormed()}…` : name
  return parent === '' ? shown : `${parent}.${shown}`
}

/** The members that are none of the declared ones (C-9). */
export const undeclaredMembers = (
  given: { readonly [name: string]: Json },
  declared: { readonly [name: string]: unknown },
  parent: string,
): readonly ValueError[] =>
  Object.keys(given)
    .filter((name) => memberOf(declared, name) === undefined)
    .map((name) => ({ path: placeOf(parent, name), message: 'is not declared' }))
