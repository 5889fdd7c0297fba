// Every realm's `Object.prototype` ends a chain and has this method of its own; the prototype of no class has both.
const isObjectPrototype = (prototype: object): boolean =>
  prototype === Object.prototype ||
  (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf'))

const isPlainObject = (object: object): boolean => {
  const prototype = Object.getPrototypeOf(object) as object | null
  return prototype === null || isObjectPrototype(prototype)
}

// `Array.prototype` is itself an array, in every realm; the prototype of no class is.
const isPlainArray = (array: readonly unknown[]): boolean => Array.isArray(Object.getPrototypeOf(array))

// Indexes come first and ascend: the last name tells whether there is one for each element and no other.
const hasOnlyElements = (array: readonly unknown[]): boolean => {
  const names = Object.keys(array)
  return names.length === array.length && (names.length === 0 || names.at(-1) === String(array.length - 1))
}

const faultOfArray = (array: readonly unknown[]): string | undefined => {
  if (!isPlainArray(array)) return 'an instance of a class is not JSON'
  return hasOnlyElements(array) ? undefined : 'a list with holes, or with members beside its elements, is not JSON'
}

/** Why a host object is not plain data, before its members are looked at; nothing where it is. */
export const faultOfObject = (object: object): string | undefined => {
  if (Object.getOwnPropertySymbols(object).length > 0) return 'a member named by a symbol is not JSON'
  if (Array.isArray(object)) return faultOfArray(object)
  return isPlainObject(object) ? undefined : 'an instance of a class is not JSON'
}
