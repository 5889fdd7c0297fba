import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { json } from './json.js'
import { objectOf } from './object-of.js'

/** The places of a value: each names how to get there. */
const places = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] => {
  const members = isJsonArray(value) || isJsonObject(value) ? Object.entries(value) : []
  return [path, ...members.flatMap(([name, member]) => places(member, [...path, name]))]
}

const replaced = (value: Json, [name, ...rest]: readonly string[], by: Json | undefined): Json | undefined => {
  if (name === undefined) return by
  const copy = new Map(Object.entries(value as { readonly [name: string]: Json }))
  const next = replaced(copy.get(name) ?? null, rest, by)
  if (next === undefined) copy.delete(name)
  else copy.set(name, next)
  return isJsonArray(value) ? [...copy.values()] : objectOf(copy)
}

/**
 * The JSON value or document with one place of it, at any depth, left out or replaced by any other JSON. It may come
 * out as it was.
 *
 * @example arbitrary.mutilated(decision.record) // is read, or refused by name, and never throws
 */
export const mutilated = (document: Json | object): fc.Arbitrary<Json> => {
  const value = document as Json
  return fc
    .tuple(fc.constantFrom(...places(value)), fc.option(json(), { nil: undefined }))
    .map(([path, by]) => replaced(value, path, by) ?? null)
}
