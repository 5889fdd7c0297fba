import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { parseReference, type Reference } from './reference.js'
import type { Scope } from './scope.js'

/** Reads a reference, or gives nothing (K-76). */
export type Read = (scope: Scope) => Json | undefined

const objectReaders = {
  args: (scope: Scope): JsonObject => scope.args,
  fields: (scope: Scope): JsonObject => scope.fields,
  old_fields: (scope: Scope): JsonObject => scope.oldFields,
}

const walk = (root: JsonObject, path: readonly string[]): Json | undefined => {
  let value: Json | undefined = root
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

const compileObjectRoot = (root: keyof typeof objectReaders, path: readonly string[]): Read => {
  const objectOf = objectReaders[root]
  const [name, ...rest] = path
  // A whole object is given as a copy (K-80).
  if (name === undefined) return (scope) => ({ ...objectOf(scope) })
  // An empty first segment gives nothing, whatever the object holds (K-76).
  if (name === '') return () => undefined
  return rest.length === 0 ? (scope) => memberOf(objectOf(scope), name) : (scope) => walk(objectOf(scope), path)
}

const compileRoot = ({ root, path }: Reference): Read => {
  switch (root) {
    case 'id':
      return (scope) => scope.id
    case 'entity':
      return (scope) => scope.entity
    case 'version':
      return (scope) => scope.version
    case 'state':
      return (scope) => scope.state
    case 'to_state':
      return (scope) => scope.toState
    case 'from_state':
      return (scope) => scope.fromState ?? undefined
    default:
      return compileObjectRoot(root, path)
  }
}

/** A reference that registration has checked, made ready. Members are own ones; lists are never entered. */
export const compileReference = (text: string): Read => {
  const reference = parseReference(text)
  return reference === undefined ? () => undefined : compileRoot(reference)
}
