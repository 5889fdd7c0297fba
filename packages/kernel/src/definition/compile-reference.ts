import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { parseReference, type Reference } from './reference.js'
import type { Scope } from './scope.js'

/** A reference made ready. A text that none can be made of gives nothing, and so does an empty first segment (K-76). */
export interface CompiledReference extends Omit<Reference, 'root'> {
  readonly root: Reference['root'] | 'nothing'
  /** The first segment of the path, or the empty text. */
  readonly name: string
}

export const nothing: CompiledReference = { root: 'nothing', name: '', path: [] }

/** Makes a reference ready: what it starts from and where it goes is decided here, once. */
export const compileReference = (text: string): CompiledReference => {
  const reference = parseReference(text)
  if (reference === undefined) return nothing
  const { root, path } = reference
  const [name = ''] = path
  return path.length > 0 && name === '' ? nothing : { root, name, path }
}

const walk = (root: JsonObject, path: readonly string[]): Json | undefined => {
  let value: Json | undefined = root
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

const inside = (object: JsonObject, { name, path }: CompiledReference): Json | undefined => {
  if (path.length === 1) return memberOf(object, name)
  // A whole object is given as a copy (K-80).
  return path.length === 0 ? { ...object } : walk(object, path)
}

/** Reads a reference, or gives nothing (K-76). Members are own ones; lists are never entered. */
export const readReference = (reference: CompiledReference, scope: Scope): Json | undefined => {
  switch (reference.root) {
    case 'fields':
      return inside(scope.fields, reference)
    case 'args':
      return inside(scope.args, reference)
    case 'old_fields':
      return inside(scope.oldFields, reference)
    case 'id':
      return scope.id
    case 'entity':
      return scope.entity
    case 'version':
      return scope.version
    case 'state':
      return scope.state
    case 'to_state':
      return scope.toState
    case 'from_state':
      return scope.fromState ?? undefined
    case 'nothing':
      return undefined
  }
}
