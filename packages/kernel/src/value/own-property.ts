/** Is the value an object that a literal or a parser of this realm made? */
export const isPlainRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The value of an own property, or nothing for none and for an accessor, which is not run. */
export const ownValue = (object: object, name: string | number): unknown =>
  Object.getOwnPropertyDescriptor(object, name)?.value

/** The same, where it is well-formed text. */
export const ownText = (object: object, name: string): string | undefined => {
  const value = ownValue(object, name)
  return typeof value === 'string' && value.isWellFormed() ? value : undefined
}
