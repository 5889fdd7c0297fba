import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { noSlot, type Held, type SlotsByName } from './held.js'
import { parseReference, type Reference } from './reference.js'
import type { Scope } from './scope.js'

/** A reference made ready. A text that none can be made of gives nothing, and so does an empty first segment (K-76). */
export interface CompiledReference extends Omit<Reference, 'root'> {
  readonly root: Reference['root'] | 'nothing'
  /** The first segment of the path, or the empty text. */
  readonly name: string
  /** The slot of a declared member that stands directly in the object. */
  readonly slot: number
}

/** The slots of what references start from. */
export interface SlotsByRoot {
  readonly args: SlotsByName
  readonly fields: SlotsByName
}

/** For references to objects that have no slots. */
export const slotless: SlotsByRoot = { args: new Map(), fields: new Map() }

export const nothing: CompiledReference = { root: 'nothing', name: '', slot: noSlot, path: [] }

/** Makes a reference ready: what it starts from and where it goes is decided here, once. */
export const compileReference = (text: string, slots: SlotsByRoot = slotless): CompiledReference => {
  const reference = parseReference(text)
  if (reference === undefined) return nothing
  const { root, path } = reference
  const [name = ''] = path
  if (path.length > 0 && name === '') return nothing
  const byName = root === 'args' ? slots.args : slots.fields
  return { root, name, slot: path.length === 1 ? (byName.get(name) ?? noSlot) : noSlot, path }
}

const walk = (root: JsonObject, path: readonly string[]): Json | undefined => {
  let value: Json | undefined = root
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

const inside = ({ object }: Held, { name, path }: CompiledReference): Json | undefined => {
  if (path.length === 1) return memberOf(object, name)
  // A whole object is given as a copy (K-80).
  return path.length === 0 ? { ...object } : walk(object, path)
}

const readByName = (reference: CompiledReference, scope: Scope): Json | undefined => {
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

/**
 * Reads a reference, or gives nothing (K-76). Members are own ones; lists are never entered.
 *
 * Nearly all of them are declared members: those are read here, in as little code as there can be.
 */
export const readReference = (reference: CompiledReference, scope: Scope): Json | undefined => {
  const { root, slot } = reference
  if (slot !== noSlot) {
    const { slots } = root === 'fields' ? scope.fields : root === 'args' ? scope.args : scope.oldFields
    if (slots !== undefined) return slots[slot]
  }
  return readByName(reference, scope)
}
