import { isBlank, memberOf, type Json, type JsonObject } from '@assent/kernel'
import type { PrincipalDocument } from './principal-document.js'

const prefix = '$claims.'

const claimOf = (value: Json): string | undefined =>
  typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : undefined

/** A value as it is, or the claim that it stands for; nothing where there is no such claim. */
const resolve = (value: Json, claims: JsonObject): Json | undefined => {
  const claim = claimOf(value)
  return claim === undefined ? value : memberOf(claims, claim)
}

/** All values, or nothing where one of them stands for a claim that there is not. */
export const resolveAll = (values: JsonObject, claims: JsonObject): JsonObject | undefined => {
  const resolved = Object.entries(values).map(([name, value]) => [name, resolve(value, claims)] as const)
  return resolved.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(resolved) as JsonObject)
}

/** The name of the caller, where its claims give one. */
export const nameOf = ({ who }: PrincipalDocument, claims: JsonObject): string | undefined => {
  const name = resolve(who, claims)
  return typeof name === 'string' && !isBlank(name) ? name : undefined
}

/** Does the name follow from the token, so that two callers have two names? */
export const isNamedByClaims = ({ who }: PrincipalDocument): boolean => claimOf(who) !== undefined

/** Does anything of the principal follow from a token? */
export const needsClaims = (document: PrincipalDocument): boolean =>
  isNamedByClaims(document) ||
  document.allow
    .flatMap(({ create, operations }) => [...(create === undefined ? [] : [create]), ...Object.values(operations)])
    .some(({ trusted }) => Object.values(trusted).some((value) => claimOf(value) !== undefined))
