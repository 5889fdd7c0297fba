import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { noSlot, type Held, type SlotsByName } from './held.js'
import { parseReference, type Reference } from './reference.js'
import type { Scope } from './scope.js'
import { compileAddress, compileBoundReference, type ReadAddress } from './service/compile-address.js'
import type { ServiceReading } from './service/service-reading.js'

/** A reference made ready. A text that none can be made of gives nothing, and so does an empty first segment (K-76). */
export interface CompiledReference extends Omit<Reference, 'root'> {
  readonly root: Reference['root'] | 'nothing' | 'address'
  /** The first segment of the path, or the empty text. */
  readonly name: string
  /** The slot of a declared member that stands directly in the object. */
  readonly slot: number
  /** Of an address: how the service rules read it. */
  readonly read: ReadAddress
  /** Whether only a loaded instance can answer it (SR-157). */
  readonly readsSubject: boolean
}

/** The slots of what references start from. */
export interface SlotsByRoot {
  readonly args: SlotsByName
  readonly fields: SlotsByName
  /** What the service rules read besides; nothing under `kernel/1`. */
  readonly service: ServiceReading | undefined
}

/** For references to objects that have no slots. */
export const slotless: SlotsByRoot = { args: new Map(), fields: new Map(), service: undefined }

const readNothing: ReadAddress = () => undefined

export const nothing: CompiledReference = {
  root: 'nothing',
  name: '',
  slot: noSlot,
  path: [],
  read: readNothing,
  readsSubject: false,
}

const readsSubject = (root: Reference['root']): boolean =>
  root === 'fields' || root === 'old_fields' || root === 'from_state'

/** Makes a reference ready: what it starts from and where it goes is decided here, once. */
export const compileReference = (text: string, slots: SlotsByRoot = slotless): CompiledReference => {
  const bound = slots.service === undefined ? undefined : compileBoundReference(text, slots.service)
  if (bound !== undefined) return { ...nothing, root: 'address', read: bound }
  const reference = parseReference(text)
  if (reference === undefined) return nothing
  const { root, path } = reference
  if (slots.service !== undefined && path.length > 1) {
    const read = compileAddress(text, reference, slots.service)
    return { ...nothing, root: 'address', read, readsSubject: readsSubject(root) }
  }
  const [name = ''] = path
  if (path.length > 0 && name === '') return nothing
  const byName = root === 'args' ? slots.args : slots.fields
  const slot = path.length === 1 ? (byName.get(name) ?? noSlot) : noSlot
  return { root, name, slot, path, read: readNothing, readsSubject: readsSubject(root) }
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
      return scope.id ?? undefined
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
    case 'address':
      return reference.read(scope)
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
