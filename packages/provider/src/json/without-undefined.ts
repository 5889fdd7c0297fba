import { defaultLimits, setMember } from '@assent/kernel'

type Seen = Map<object, unknown>

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0
}

const cleanedElements = (list: readonly unknown[], seen: Seen, depth: number): readonly unknown[] => {
  // Holes, accessors and other members of a list are faults, which whoever copies it tells.
  if (Object.keys(list).length !== list.length) return list
  const elements: unknown[] = []
  let isSame = true
  for (let index = 0; index < list.length; index += 1) {
    const property = Object.getOwnPropertyDescriptor(list, index)
    if (property === undefined || !('value' in property)) return list
    const element = cleaned(property.value, seen, depth)
    isSame &&= element === property.value
    elements.push(element)
  }
  return isSame ? list : elements
}

const cleanedMembers = (object: object, seen: Seen, depth: number): object => {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(object))
  if (properties.some(([, property]) => !('value' in property) || property.enumerable !== true)) return object
  const copy: { [name: string]: unknown } = {}
  let isSame = true
  for (const [name, { value }] of properties as readonly (readonly [string, { readonly value: unknown }])[]) {
    const member = cleaned(value, seen, depth)
    isSame &&= member === value && member !== undefined
    if (member !== undefined) setMember(copy, name, member)
  }
  return isSame ? object : copy
}

const cleaned = (value: unknown, seen: Seen, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || depth < 0) return value
  const known = seen.get(value)
  if (known !== undefined) return known
  // What holds itself finds itself here, and is refused by whoever copies it.
  seen.set(value, value)
  const result = Array.isArray(value)
    ? cleanedElements(value, seen, depth - 1)
    : isPlain(value)
      ? cleanedMembers(value, seen, depth - 1)
      : value
  seen.set(value, result)
  return result
}

/**
 * The value without members that are `undefined`: programs write an absent member so, and JSON has no other way to say
 * it. Nothing is run and nothing changed; what is no plain data stays as it is.
 */
export const withoutUndefined = (value: unknown): unknown => {
  try {
    return cleaned(value, new Map(), defaultLimits.depth)
  } catch {
    // A Proxy of the caller's: whoever copies it says so.
    return value
  }
}
