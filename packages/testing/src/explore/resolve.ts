import {
  isJsonArray,
  isJsonObject,
  memberOf,
  setMember,
  type EntityInstance,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import { isReference, partsOf } from './reference.js'

/** What a condition or a template may read before an operation; what is not known yet is left out. */
export interface Facts {
  readonly instance?: EntityInstance
  readonly arguments?: JsonObject
}

const walk = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (reached, name) => (reached !== undefined && isJsonObject(reached) ? memberOf(reached, name) : undefined),
    value,
  )

const read = (reference: string, { instance, arguments: args }: Facts): Json | undefined => {
  const [root, ...path] = partsOf(reference)
  switch (root) {
    case 'fields':
    case 'old_fields':
      return walk(instance?.fields, path)
    case 'args':
      return walk(args, path)
    case 'id':
      return instance?.id
    case 'entity':
      return instance?.entity
    case 'version':
      return instance?.version
    case 'state':
    case 'from_state':
      return instance?.lifecycle_state
    default:
      return undefined
  }
}

/** The value of an operand, as far as it is known: the kernel alone decides, this only suggests values (K-97). */
export const resolve = (operand: Json, facts: Facts): Json | undefined => {
  if (typeof operand === 'string') {
    return isReference(operand) ? read(operand, facts) : operand.startsWith('$$') ? operand.slice(1) : operand
  }
  if (isJsonArray(operand)) {
    const elements = operand.map((element) => resolve(element, facts))
    return elements.filter((element) => element !== undefined)
  }
  if (operand === null || !isJsonObject(operand)) return operand
  const members: { [name: string]: Json } = {}
  for (const [name, member] of Object.entries(operand)) {
    const value = resolve(member, facts)
    if (value === undefined) return undefined
    setMember(members, name, value)
  }
  return members
}
