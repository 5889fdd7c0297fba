import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { parseReference, type Reference } from './reference.js'
import type { Scope } from './scope.js'

/** Reads a reference, or gives nothing (K-76). */
export type Read = (scope: Scope) => Json | undefined

const walk = (root: JsonObject, path: readonly string[]): Json | undefined => {
  let value: Json | undefined = root
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

type ObjectRoot = 'args' | 'fields' | 'old_fields'

// Spelled out for each root: a way around by a function that names the root would cost as much as the reading itself.
const readMember = (root: ObjectRoot, name: string): Read => {
  switch (root) {
    case 'args':
      return (scope) => memberOf(scope.args, name)
    case 'fields':
      return (scope) => memberOf(scope.fields, name)
    case 'old_fields':
      return (scope) => memberOf(scope.oldFields, name)
  }
}

const readObject = (root: ObjectRoot): ((scope: Scope) => JsonObject) => {
  switch (root) {
    case 'args':
      return (scope) => scope.args
    case 'fields':
      return (scope) => scope.fields
    case 'old_fields':
      return (scope) => scope.oldFields
  }
}

const compileObjectRoot = (root: ObjectRoot, path: readonly string[]): Read => {
  const [name, ...rest] = path
  const objectOf = readObject(root)
  // A whole object is given as a copy (K-80).
  if (name === undefined) return (scope) => ({ ...objectOf(scope) })
  // An empty first segment gives nothing, whatever the object holds (K-76).
  if (name === '') return () => undefined
  return rest.length === 0 ? readMember(root, name) : (scope) => walk(objectOf(scope), path)
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
